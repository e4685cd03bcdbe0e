#!/usr/bin/env python
"""The command line of the service: `manage.py serve` runs all of it, `manage.py help` lists the rest."""

import os
import sys

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gameservice.settings")
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)

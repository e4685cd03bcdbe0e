"""Does the service lose anything when its workers are killed again and again?"""

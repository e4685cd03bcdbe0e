"""Settings, all from the environment. With none set: the embedded default, one machine, SQLite, no servers.

`DATABASE_URL` and `REDIS_URL` lead to the real servers; `PRODUCTION=1` demands secrets and turns on all that a public
address needs. docs/guide/settings.md has them in one table.
"""

from pathlib import Path

import environ
from django.core.exceptions import ImproperlyConfigured
from django.core.management.utils import get_random_secret_key
from kombu import Queue

from gameservice.http import about

BASE_DIR = Path(__file__).resolve().parent.parent
env = environ.Env()

PRODUCTION: bool = env.bool("PRODUCTION", default=False)
SANDBOX: bool = env.bool("SANDBOX", default=False)
if SANDBOX and PRODUCTION:
    raise ImproperlyConfigured(
        "SANDBOX lets anybody know what chance will bring, and turn clocks: unset it, or unset PRODUCTION."
    )
DEBUG = False

DATA_DIR = Path(env.str("DATA", default=str(BASE_DIR / ".data"))).resolve()


def _secret_key() -> str:
    given: str = env.str("SECRET_KEY", default="")
    if given:
        return given
    if PRODUCTION:
        raise ImproperlyConfigured("SECRET_KEY is not set: in production give at least 50 random characters.")
    kept = DATA_DIR / "secret_key"
    if not kept.exists():
        DATA_DIR.mkdir(parents=True, exist_ok=True)
        kept.touch(mode=0o600)
        kept.write_text(get_random_secret_key())
    return kept.read_text()


SECRET_KEY = _secret_key()
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=[] if PRODUCTION else ["*"])
CSRF_TRUSTED_ORIGINS = env.list("CSRF_TRUSTED_ORIGINS", default=[])
if PRODUCTION and not ALLOWED_HOSTS:
    raise ImproperlyConfigured("ALLOWED_HOSTS is not set: in production name the hosts that are served, by commas.")

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "corsheaders",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "gameservice.accounts",
    "gameservice.ratings",
    "gameservice.notices",
    "gameservice.matches",
    "gameservice.web",
]
if SANDBOX:
    INSTALLED_APPS.append("gameservice.sandbox")

MIDDLEWARE = [
    "gameservice.http.request_id.RequestIdMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "corsheaders.middleware.CorsMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]

ROOT_URLCONF = "gameservice.urls"
WSGI_APPLICATION = "gameservice.wsgi.application"
ASGI_APPLICATION = "gameservice.asgi.application"
APPEND_SLASH = False
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]

# Database

DATABASES = {"default": env.db("DATABASE_URL", default=f"sqlite:///{DATA_DIR / 'gameservice.sqlite3'}")}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    # Two writers in DEFERRED mode lock each other out; WAL lets readers pass the one writer.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
    }
    DATABASES["default"]["CONN_MAX_AGE"] = None
else:
    # A new connection for each request costs more than the request.
    DATABASES["default"]["CONN_MAX_AGE"] = env.int("DATABASE_CONN_MAX_AGE", default=600)
    DATABASES["default"]["CONN_HEALTH_CHECKS"] = True
    # What each move asks is planned once a connection, which takes longer than to do it.
    if env.bool("DATABASE_PREPARED", default=True):
        DATABASES["default"]["OPTIONS"] = {"server_side_binding": True, "prepare_threshold": 3}

# Who looks at which match, for a minute

REDIS_URL: str = env.str("REDIS_URL", default="")
if REDIS_URL:
    CACHE: dict[str, object] = {
        "BACKEND": "django.core.cache.backends.redis.RedisCache",
        "LOCATION": REDIS_URL,
        "OPTIONS": {"socket_connect_timeout": 1, "socket_timeout": 1},
    }
else:
    CACHE = {
        "BACKEND": "django.core.cache.backends.filebased.FileBasedCache",
        "LOCATION": DATA_DIR / "cache",
        "OPTIONS": {"MAX_ENTRIES": 10_000},
    }
CACHES = {"default": CACHE}

# Messages between processes

CELERY_BROKER_URL = REDIS_URL or "folder://localhost/"
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_SOFT_SHUTDOWN_TIMEOUT = 5
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_WORKER_REDIRECT_STDOUTS = False  # a letter to the console is no line of the log
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
# A move must not wait for a broker that is down: the sweeper brings what was not sent.
CELERY_TASK_PUBLISH_RETRY = False
CELERY_TASK_TIME_LIMIT = 120
# A worker takes from all in turn: what is due by the clock does not wait behind all bots' turns.
CELERY_TASK_QUEUES = [Queue(name, routing_key=name) for name in ("celery", "upkeep", "deliveries")]
CELERY_TASK_ROUTES = {
    **{name: {"queue": "upkeep"} for name in ("matches.sweep", "matches.pass_deadline", "matches.remind")},
    "matches.deliver": {"queue": "deliveries"},
}
if REDIS_URL:
    CELERY_BROKER_TRANSPORT_OPTIONS: dict[str, object] = {
        # What a killed worker had taken is delivered again; what merely takes longer runs twice, which is harmless.
        "visibility_timeout": 20,
        "unacked_restore_interval": 2,
        "unacked_restore_throttle": 1,
        "socket_connect_timeout": 1,
        "socket_timeout": 5,
    }
else:
    CELERY_BROKER_TRANSPORT_OPTIONS = {"folder": str(DATA_DIR / "broker"), "polling_interval": 0.04}
    CELERY_WORKER_ENABLE_REMOTE_CONTROL = False
SWEEP_SECONDS: float = env.float("SWEEP_SECONDS", default=5.0)
CELERY_BEAT_SCHEDULE = {
    # Where no worker ran for long, only a few sweeps wait for the next one.
    "sweep": {"task": "matches.sweep", "schedule": SWEEP_SECONDS, "options": {"expires": 12 * SWEEP_SECONDS}}
}
# In memory: what is swept every few seconds needs no file that tells when it last was.
CELERY_BEAT_SCHEDULER = "celery.beat:Scheduler"

# The API

AUTH_USER_MODEL = "accounts.User"
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.Argon2PasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [{"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"}]

MAX_BODY_BYTES = 64 * 1024
DATA_UPLOAD_MAX_MEMORY_SIZE = MAX_BODY_BYTES
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["gameservice.accounts.authentication.BearerAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_SCHEMA_CLASS": "gameservice.http.schema.TypedSchema",
    "DEFAULT_RENDERER_CLASSES": ["gameservice.http.rendering.TypedRenderer"],
    "DEFAULT_PARSER_CLASSES": ["gameservice.http.rendering.AnyParser"],
    "DEFAULT_CONTENT_NEGOTIATION_CLASS": "gameservice.http.rendering.AlwaysJson",
    "EXCEPTION_HANDLER": "gameservice.http.problems.handle",
    "UNAUTHENTICATED_USER": None,
    # How many proxies in front add to X-Forwarded-For, the last entries of which are therefore true.
    "NUM_PROXIES": env.int("NUM_PROXIES", default=0),
}
# How often one caller may do each kind of thing; 0/second switches a throttle off.
THROTTLES = {
    "move": env.str("THROTTLE_MOVE", default="50/second"),
    "read": env.str("THROTTLE_READ", default="50/second"),
    "create": env.str("THROTTLE_CREATE", default="20/second"),
    "account": env.str("THROTTLE_ACCOUNT", default="60/minute"),
    "dry_run": env.str("THROTTLE_DRY_RUN", default="20/second"),
}
# Webhooks to addresses that only this machine or its network reaches: for tests.
ALLOW_PRIVATE_WEBHOOKS: bool = env.bool("ALLOW_PRIVATE_WEBHOOKS", default=False)
SPECTACULAR_SETTINGS = {
    "TITLE": "Game service",
    "DESCRIPTION": about.GUIDE,
    "VERSION": "1",
    "LICENSE": about.LICENCE,
    "SERVERS": [{"url": "/", "description": "This service."}],
    "TAGS": about.TAGS,
    "OAS_VERSION": "3.1.0",
    "SERVE_INCLUDE_SCHEMA": False,
    "SCHEMA_PATH_PREFIX": "/api/v1",
    "SERVE_AUTHENTICATION": [],
    "SERVE_PERMISSIONS": [],
    # No validator: the page asks no other service for anything.
    "SWAGGER_UI_SETTINGS": {"deepLinking": True, "persistAuthorization": True, "validatorUrl": None},
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
    "ENUM_GENERATE_CHOICE_DESCRIPTION": False,
    "POSTPROCESSING_HOOKS": ["gameservice.http.document.finish"],
}

# Pages of other origins may call the API: it knows callers by their token alone, never by a cookie.
CORS_URLS_REGEX = r"^/(api|verify)/"
CORS_ALLOW_ALL_ORIGINS = not PRODUCTION
CORS_ALLOWED_ORIGINS = env.list("CORS_ALLOWED_ORIGINS", default=[])
CORS_ALLOW_HEADERS = [
    "accept-language",
    "authorization",
    "content-type",
    "idempotency-key",
    "if-match",
    "if-none-match",
    "last-event-id",
    "x-request-id",
]
CORS_EXPOSE_HEADERS = ["ETag", "Location", "RateLimit", "RateLimit-Policy", "Retry-After", "X-Request-Id"]
CORS_PREFLIGHT_MAX_AGE = 86_400

# Mail

globals().update(env.email("EMAIL_URL", default="consolemail://"))
EMAIL_TIMEOUT = 5
DEFAULT_FROM_EMAIL: str = env.str("DEFAULT_FROM_EMAIL", default="Game service <games@localhost>")
# Where links in letters lead; `manage.py serve` says where it listens.
PUBLIC_URL: str = env.str(
    "PUBLIC_URL", default=f"https://{ALLOWED_HOSTS[0]}" if PRODUCTION else "http://127.0.0.1:8000"
).rstrip("/")

# Pages, language, time

STATIC_URL = "/static/"
# By `manage.py collectstatic`, compressed; `manage.py serve` does it at each start.
STATIC_ROOT = BASE_DIR / "staticfiles" if PRODUCTION else None
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedStaticFilesStorage"},
}
WHITENOISE_USE_FINDERS = not PRODUCTION
LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("es", "Español")]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

# Security

SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
SESSION_COOKIE_HTTPONLY = True
if PRODUCTION:
    SECURE_SSL_REDIRECT = env.bool("SECURE_SSL_REDIRECT", default=True)
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_HSTS_SECONDS = env.int("SECURE_HSTS_SECONDS", default=31_536_000)
    SECURE_HSTS_INCLUDE_SUBDOMAINS = True
    SECURE_HSTS_PRELOAD = True
    SESSION_COOKIE_SECURE = True
    CSRF_COOKIE_SECURE = True

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"request_id": {"()": "gameservice.http.request_id.RequestIdFilter"}},
    "formatters": {"line": {"format": "{asctime} {levelname} {name} [{request_id}] {message}", "style": "{"}},
    "handlers": {
        "console": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["request_id"]},
    },
    "root": {"handlers": ["console"], "level": env.str("LOG_LEVEL", default="INFO")},
    "loggers": {"celery": {"level": "WARNING"}, "django.request": {"level": "ERROR"}},
}

import django.db.models.deletion
import gameservice.accounts.models
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    initial = True

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='Rating',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('game', models.CharField(max_length=32)),
                ('mu', models.FloatField(default=25.0)),
                ('sigma', models.FloatField(default=8.333333333333334)),
                ('shown', models.IntegerField(default=1000, help_text='The rating that people see.')),
                ('rated', models.PositiveIntegerField(default=0, help_text='How many matches the rating rests on.')),
                ('played', models.PositiveIntegerField(default=0)),
                ('won', models.PositiveIntegerField(default=0)),
                ('left', models.PositiveIntegerField(default=0)),
                ('last_at', models.DateTimeField(help_text='When the last match ended.', null=True)),
                ('user', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='ratings', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'indexes': [models.Index(condition=models.Q(('rated__gte', 5)), fields=['game', '-shown', 'user'], name='rating_best')],
                'constraints': [models.UniqueConstraint(fields=('user', 'game'), name='one_rating_a_game')],
            },
        ),
        migrations.CreateModel(
            name='Result',
            fields=[
                ('pk', models.CompositePrimaryKey('match', 'seat', blank=True, editable=False, primary_key=True, serialize=False)),
                ('match', models.UUIDField()),
                ('seat', models.PositiveSmallIntegerField()),
                ('order', models.UUIDField(default=gameservice.accounts.models.new_id, help_text='In order of recording.')),
                ('game', models.CharField(max_length=32)),
                ('public', models.BooleanField(help_text='Whether others are told of the match.')),
                ('reason', models.CharField(max_length=32)),
                ('place', models.PositiveSmallIntegerField()),
                ('seats', models.PositiveSmallIntegerField()),
                ('won', models.BooleanField()),
                ('left', models.BooleanField()),
                ('before', models.IntegerField(help_text='The rating that people saw; null where the seat was not rated.', null=True)),
                ('after', models.IntegerField(null=True)),
                ('at', models.DateTimeField()),
                ('user', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='results', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'indexes': [models.Index(fields=['user', 'order'], name='result_of_user'), models.Index(fields=['user', 'game', 'order'], name='result_of_user_in_game')],
            },
        ),
    ]

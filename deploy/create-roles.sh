#!/bin/sh
# Runs once in the container of PostgreSQL, when its database is created: the two roles, with the
# passwords of the addresses in the secrets.
set -eu
password_of() {
  sed -E 's|^postgres(ql)?://[^:]+:([^@]+)@.*$|\2|' "/run/secrets/$1"
}
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 \
  --set owner_password="$(password_of MIGRATION_DATABASE_URL)" \
  --set app_password="$(password_of DATABASE_URL)" <<'SQL'
create role kakehashi_owner login password :'owner_password';
create role kakehashi_app login password :'app_password';
create database kakehashi owner kakehashi_owner encoding 'UTF8' template template0;
SQL

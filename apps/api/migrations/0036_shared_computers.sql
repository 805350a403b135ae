-- Chosen at login. Such a session is short, and its browser is not remembered.
alter table sessions add column is_shared boolean not null default false;

-- A proof renews the token. The one before stays valid for calls that are on their way.
alter table sessions add column previous_token_hash bytea;
alter table sessions add column previous_until timestamptz(3);
create index sessions_by_previous_token on sessions (previous_token_hash)
  where previous_token_hash is not null;

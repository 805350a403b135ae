-- People, how they sign in, and what the office remembers of every change.
-- Times are milliseconds, as JavaScript reads them, so that a cursor never loses a row.

create table users (
  id uuid primary key,
  first_name text not null,
  middle_name text,
  last_name text not null,
  name_ja text,
  name_kana text,
  email text not null,
  phone text not null,
  branch text not null check (branch in ('ARMY', 'NAVY', 'MARINES', 'COAST GUARD', 'AIR FORCE', 'SPACE FORCE', 'CIVILIAN', 'OTHER')),
  find text check (find in ('USO', 'LEGAL OFFICE', 'FRIENDS', 'COLLEAGUES', 'FACEBOOK', 'FLYER', 'OTHER')),
  language text not null default 'en' check (language in ('en', 'ja')),
  is_admin boolean not null default false,
  is_owner boolean not null default false,
  is_translator boolean not null default false,
  is_contractor boolean not null default false,
  password_hash text,
  -- Whether the password is below the length that staff without a second factor need.
  password_is_short boolean not null default true,
  email_verified_at timestamptz(3),
  -- Sealed with the office's key; see session/second-factor.
  totp_secret bytea,
  totp_pending_secret bytea,
  totp_pending_until timestamptz(3),
  -- The last time step a code was accepted for: a code works once.
  totp_last_step bigint,
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  constraint owner_is_admin check (is_admin or not is_owner),
  constraint living_can_sign_in check (deleted_at is not null or password_hash is not null)
);

create unique index users_email_living on users (lower(email)) where deleted_at is null;
create index users_newest on users (created_at desc, id desc) where deleted_at is null;
create index users_customers_newest on users (created_at desc, id desc)
  where deleted_at is null and not (is_admin or is_owner or is_translator or is_contractor);
create index users_translators_newest on users (created_at desc, id desc)
  where deleted_at is null and (is_translator or is_contractor);
create index users_admins_newest on users (created_at desc, id desc) where deleted_at is null and is_admin;

create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references users,
  user_agent text not null,
  created_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  -- The later of the two limits only ever comes nearer, so sweeping needs no arithmetic.
  idle_until timestamptz(3) not null,
  ends_at timestamptz(3) not null
);
create index sessions_of_user on sessions (user_id, last_seen_at desc);
create index sessions_idle on sessions (idle_until);

-- A browser that has signed in before keeps its own count of failures, so that a stranger who
-- guesses at an account cannot lock its owner out.
create table known_devices (
  token_hash bytea not null,
  user_id uuid not null references users,
  last_used_at timestamptz(3) not null,
  -- A couple may share one browser.
  primary key (token_hash, user_id)
);
create index known_devices_of_user on known_devices (user_id);
create index known_devices_unused on known_devices (last_used_at);

-- Links sent by mail: only the hash is kept, each works once.
create table mailed_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  email text not null,
  expires_at timestamptz(3) not null
);
create index mailed_tokens_of_user on mailed_tokens (user_id, purpose);
create index mailed_tokens_expiry on mailed_tokens (expires_at);

create table recovery_codes (
  user_id uuid not null references users,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- Counts of attempts in a window of time, by what is being protected.
create table throttles (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz(3) not null
);
create index throttles_expiry on throttles (window_ends_at);

create table idempotency_keys (
  person_id uuid not null,
  endpoint text not null,
  key text not null,
  body_hash bytea not null,
  -- Null only inside the transaction of the first call, where nobody else sees it.
  status integer,
  reply jsonb,
  created_at timestamptz(3) not null,
  primary key (person_id, endpoint, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- What the owner changes; its shapes are in settings/settings.ts.
create table settings (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz(3) not null
);

-- Mail that a relay has accepted, by the key of what caused it: a retry does not send twice.
create table sent_mails (
  key text primary key,
  sent_at timestamptz(3) not null
);
create index sent_mails_age on sent_mails (sent_at);

create table heartbeats (
  part text primary key,
  beat_at timestamptz(3) not null
);

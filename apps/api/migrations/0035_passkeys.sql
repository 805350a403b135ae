-- A passkey signs a challenge with a key that never leaves the person's device or key chain.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users,
  -- Chosen by the device; the browser sends it at login.
  credential_id bytea not null unique,
  -- In COSE form.
  public_key bytea not null,
  -- How often the device has signed. Many devices always say 0.
  counter bigint not null,
  -- How the browser reaches the device: internal, hybrid, usb ...
  transports text[] not null,
  name text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_of_user on passkeys (user_id, created_at, id);

-- Used once, for one purpose, within minutes. Only the hash is kept.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('add', 'sign-in', 'proof')),
  -- Nobody is signed in yet at login.
  session_id uuid references sessions on delete cascade,
  expires_at timestamptz(3) not null,
  check ((purpose = 'sign-in') = (session_id is null))
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
create index passkey_challenges_of_session on passkey_challenges (session_id)
  where session_id is not null;

-- The passkey with which the session was started or strengthened.
alter table sessions add column passkey_id uuid references passkeys on delete set null;
create index sessions_by_passkey on sessions (passkey_id) where passkey_id is not null;

alter table failed_sign_ins drop constraint failed_sign_ins_reason_check;
alter table failed_sign_ins add constraint failed_sign_ins_reason_check
  check (reason in ('password', 'second-factor', 'locked', 'passkey', 'passkey-copied'));

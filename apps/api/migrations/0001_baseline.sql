-- The schema of version 1.0. Later migrations change it; this file stays as it is.
--
-- Times are milliseconds, as JavaScript reads them, so that a cursor never loses a row. The schema
-- is made for ten million requests: every list has an index in its order, and nothing that a screen
-- shows is counted when it is asked for.

-- For similar spellings of names.
create extension if not exists pg_trgm;


-- People

create table users (
  id uuid primary key,
  first_name text not null,
  middle_name text,
  last_name text not null,
  name_ja text,
  name_kana text,
  email text not null,
  email_verified_at timestamptz(3),
  -- An address that staff entered for this person. It replaces `email` when the person opens the
  -- link that was mailed there while they are signed in.
  new_email text,
  new_email_at timestamptz(3),
  phone text not null,
  branch text not null check (branch in ('ARMY', 'NAVY', 'MARINES', 'COAST GUARD', 'AIR FORCE', 'SPACE FORCE', 'CIVILIAN', 'OTHER')),
  find text check (find in ('USO', 'LEGAL OFFICE', 'FRIENDS', 'COLLEAGUES', 'FACEBOOK', 'FLYER', 'OTHER')),
  -- The application has the list of languages, so that adding one needs no migration.
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  muted_notices text[] not null default '{}',

  is_admin boolean not null default false,
  is_owner boolean not null default false,
  is_translator boolean not null default false,
  is_contractor boolean not null default false,
  -- An owner has delegated the assignment of translators to this admin.
  may_assign boolean not null default false,
  -- Days on which a translator is away.
  absent_from date,
  absent_until date,

  password_hash text,
  -- Whether the password is below the length that staff without a second factor need.
  password_is_short boolean not null default true,
  -- Sealed with the office's key; see apps/api/src/accounts/second-factor.
  totp_secret bytea,
  totp_pending_secret bytea,
  totp_pending_until timestamptz(3),
  -- The last time step a code was accepted for: a code works once.
  totp_last_step bigint,

  created_at timestamptz(3) not null,
  -- A deleted person can be restored until `erase_at`. Then everything about them is erased.
  deleted_at timestamptz(3),
  erase_at timestamptz(3),
  erased_at timestamptz(3),
  -- The roles that the deletion took, for an owner to give back.
  former_roles text[] not null default '{}',

  constraint owner_is_admin check (is_admin or not is_owner),
  constraint living_can_sign_in check (deleted_at is not null or password_hash is not null),
  constraint users_absence check (
    (absent_from is null) = (absent_until is null) and absent_from <= absent_until
  ),
  constraint users_new_email check ((new_email is null) = (new_email_at is null))
);
-- An address is in use until it is erased.
create unique index users_email_living on users (lower(email)) where deleted_at is null or email <> '';
create index users_newest on users (created_at desc, id desc) where deleted_at is null;
create index users_customers_newest on users (created_at desc, id desc)
  where deleted_at is null and not (is_admin or is_owner or is_translator or is_contractor);
create index users_translators_newest on users (created_at desc, id desc)
  where deleted_at is null and (is_translator or is_contractor);
create index users_admins_newest on users (created_at desc, id desc) where deleted_at is null and is_admin;
create index users_new_email_waiting on users (new_email_at) where new_email is not null;
-- Staff search by the last digits of a phone number.
create index users_phone_end on users
  (reverse(regexp_replace(phone, '\D', '', 'g')) collate "C") where deleted_at is null;
-- Somebody who was deleted without a time of erasure is due at once.
create index users_to_erase on users ((coalesce(erase_at, deleted_at)))
  where deleted_at is not null and erased_at is null;

-- An admin gave somebody the admin role. It takes effect when an owner confirms it; the row is
-- removed when an owner answers or the proposal lapses. Who did what is in the history.
create table admin_proposals (
  user_id uuid primary key references users,
  proposed_by uuid not null references users,
  proposed_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index admin_proposals_by_proposer on admin_proposals (proposed_by);
create index admin_proposals_by_expiry on admin_proposals (expires_at);


-- Sessions and ways to sign in

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

create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  -- A proof renews the token. The one before stays valid for calls that are on their way.
  previous_token_hash bytea,
  previous_until timestamptz(3),
  user_id uuid not null references users,
  user_agent text not null,
  -- Chosen at login. Such a session is short, and its browser is not remembered.
  is_shared boolean not null default false,
  -- The passkey with which the session was started or strengthened.
  passkey_id uuid references passkeys on delete set null,
  created_at timestamptz(3) not null,
  -- When the person last proved who they are in this session. Null: at its start.
  proved_at timestamptz(3),
  last_seen_at timestamptz(3) not null,
  -- Never later than `ends_at`, so the sweep looks at this time only.
  idle_until timestamptz(3) not null,
  ends_at timestamptz(3) not null
);
create index sessions_of_user on sessions (user_id, last_seen_at desc);
create index sessions_idle on sessions (idle_until);
create index sessions_by_passkey on sessions (passkey_id) where passkey_id is not null;
create index sessions_by_previous_token on sessions (previous_token_hash)
  where previous_token_hash is not null;

-- Whoever shows something is told that it changed: tags, never data. An ended session ends its
-- streams, wherever it is removed from.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('ended', old.id)::text);
  return null;
end
$$;
create trigger tell_session_ended after delete on sessions
  for each row execute function tell_session_ended();

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

create table recovery_codes (
  user_id uuid not null references users,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- Links sent by mail: only the hash is kept, each works once.
create table mailed_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users,
  purpose text not null check (purpose in ('verify-email', 'reset-password', 'keep-account')),
  email text not null,
  -- The mail that carries the link: every try of it carries the same one, and whoever has used the
  -- link has had the mail.
  mail_key text,
  expires_at timestamptz(3) not null
);
create index mailed_tokens_of_user on mailed_tokens (user_id, purpose);
create index mailed_tokens_expiry on mailed_tokens (expires_at);

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

-- The history holds no values, so the network of the caller is kept here for a while.
create table failed_sign_ins (
  id uuid primary key,
  at timestamptz(3) not null,
  -- Null if no account has the e-mail address, which is not kept: it may be a mistyped password.
  user_id uuid references users,
  reason text not null check (reason in ('password', 'second-factor', 'locked', 'passkey', 'passkey-copied')),
  network text not null
);
create index failed_sign_ins_by_time on failed_sign_ins (at desc, id desc);
create index failed_sign_ins_of_user on failed_sign_ins (user_id, at desc, id desc)
  where user_id is not null;

-- Counts of attempts in a window of time, by what is being protected.
create table throttles (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz(3) not null
);
create index throttles_expiry on throttles (window_ends_at);


-- Events: one history for everything that changes

-- Ids and field names, never personal values, so that erasing a person leaves the history whole.
create table events (
  id uuid primary key,
  at timestamptz(3) not null,
  kind text not null,
  -- Null: nobody signed in, or the office itself (a command, a job).
  actor_id uuid,
  subject_kind text not null,
  subject_id text not null,
  fields text[] not null default '{}'
);
create index events_of_subject on events (subject_kind, subject_id, id desc);

-- Events are sealed afterwards in batches, so no writer waits for another.
create table unsealed_events (
  event_id uuid primary key references events
);

create table event_seals (
  position bigint primary key,
  event_id uuid not null unique references events,
  hash bytea not null,
  -- Which key made the seal; the key itself is not in the database. A seal without one is valid
  -- only before the first seal with a key, which covers it.
  key_id text
);

create function queue_event_for_sealing() returns trigger language plpgsql as $$
begin
  insert into unsealed_events (event_id) values (new.id);
  return null;
end
$$;
create trigger queue_event_for_sealing after insert on events
  for each row execute function queue_event_for_sealing();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger events_append_only before update or delete on events
  for each row execute function refuse_change();
create trigger events_no_truncate before truncate on events
  for each statement execute function refuse_change();
create trigger event_seals_append_only before update or delete on event_seals
  for each row execute function refuse_change();
create trigger event_seals_no_truncate before truncate on event_seals
  for each statement execute function refuse_change();

create function refuse_unkeyed_seal() returns trigger language plpgsql as $$
begin
  if exists (select from event_seals where position = new.position - 1 and key_id is not null) then
    raise exception 'a seal without a key cannot follow one with a key'
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger refuse_unkeyed_seal before insert on event_seals
  for each row when (new.key_id is null) execute function refuse_unkeyed_seal();


-- Services and their pictures

create table services (
  id uuid primary key,
  -- Interpretation has no document to translate, so screens and mails describe it differently.
  kind text not null default 'translation' check (kind in ('translation', 'interpretation')),
  name text not null default '',
  name_ja text,
  -- The name as it stands in an address; two names that read alike there cannot both be offered.
  slug text not null default '',
  description text not null default '',
  description_ja text,
  -- Null until somebody has set it: a service without a price is a draft.
  price_cents integer check (price_cents > 0),
  usual_working_days integer not null default 3 check (usual_working_days between 0 and 365),
  icon text not null default '',
  image text not null default '',
  created_at timestamptz(3) not null,
  archived_at timestamptz(3)
);
create unique index services_slug_offered on services (slug) where archived_at is null and slug <> '';
create index services_oldest on services (created_at, id) where archived_at is null;

-- Drawn anew from what was uploaded. A few dozen small ones, so they are kept where everything
-- else is.
create table pictures (
  id uuid primary key,
  kind text not null check (kind in ('image', 'icon')),
  media_type text not null,
  bytes bytea not null,
  uploader_id uuid not null references users,
  created_at timestamptz(3) not null
);


-- Requests

-- The last order number given out in each year.
create table order_numbers (
  year integer primary key,
  last integer not null
);

create table requests (
  id uuid primary key,
  order_number text not null unique,
  version integer not null default 1,

  -- Who they were when they ordered; the person's own record may change or go.
  user_id uuid not null references users,
  first_name text not null,
  middle_name text,
  last_name text not null,
  name_ja text,
  name_kana text,
  email text not null,
  phone text not null,

  service_id uuid not null references services,
  service_name text not null,
  usual_working_days integer not null,
  details text not null default '',
  source_language text check (source_language in ('en', 'ja', 'es', 'ko', 'tl', 'zh', 'other')),
  target_language text check (target_language in ('en', 'ja', 'es', 'ko', 'tl', 'zh', 'other')),
  purpose text check (purpose in ('marriage', 'birth', 'visa', 'school', 'medical', 'court', 'business', 'other')),
  -- The first document, and the translation that counts.
  document_id uuid,
  translation_id uuid,

  -- How the customer gets the translation.
  delivery text not null default 'counter' check (delivery in ('counter', 'download', 'post', 'meeting')),
  recipient text,
  postal_country text check (postal_country in ('JP', 'US', 'other')),
  postal_code text,
  postal_address text,
  meeting_place text,

  stage text not null default 'quote'
    check (stage in ('quote', 'payment', 'translate', 'review', 'delivery', 'complete')),
  created_at timestamptz(3) not null,
  quoted_at timestamptz(3),
  paid_at timestamptz(3),
  translated_at timestamptz(3),
  -- When the review last returned the translation.
  returned_at timestamptz(3),
  reviewed_at timestamptz(3),
  -- Handed over before the usual moment, by staff.
  released_at timestamptz(3),
  delivered_at timestamptz(3),
  -- Delivered and nothing left to pay.
  completed_at timestamptz(3),
  closed_at timestamptz(3),
  close_reason text,

  needed_by date,
  -- The ready-by day.
  promised_on date,
  -- Whether somebody named the day: then it stays. One that only follows from the calendar is
  -- reckoned anew when the payment comes later than the acceptance.
  promised_by_staff boolean not null default false,
  -- The ready-by day that passed before the current one was set, and the reason given to the customer.
  missed_on date,
  delay_reason text,
  -- By when the stage should be done. It is decided with every change, from the calendar of that
  -- moment, so that what is overdue is found by an index and not by looking at everything open.
  due_on date,
  -- When the customer is reminded, unless something happens first.
  remind_at timestamptz(3),

  deposit_cents integer not null default 0,
  total_cents integer not null default 0,
  paid_cents integer not null default 0,
  quote_version integer not null default 0,
  -- The version of a quote that was taken back is not used again, so the quotes are counted.
  quotes_made integer not null default 0,

  translator_id uuid references users,
  -- When the translator accepted the work, and who declined it. A list of ids and not a table: it is
  -- short, read only with its request, and nobody asks for the requests that someone has declined.
  accepted_at timestamptz(3),
  declined_by uuid[] not null default '{}',
  -- When the translator asked the office something that is not answered yet.
  asked_at timestamptz(3),

  -- Who answers the messages, and since when the customer has waited for an answer.
  handler_id uuid references users,
  awaiting_reply_since timestamptz(3),
  admin_viewed boolean not null default false,
  customer_unread integer not null default 0,

  -- The last thing done and by whom: its repetition adds nothing, and a refusal can say it.
  last_command jsonb,
  last_event text not null default 'created',
  last_actor_id uuid references users,
  last_at timestamptz(3) not null,
  -- The move that the customer does not see yet.
  held_move_id uuid,

  -- The documents and free texts of an ended request are deleted some time after its end, and the
  -- customer is told before. The figures stay for the books.
  retention_told_at timestamptz(3),
  content_erased_at timestamptz(3),
  -- An owner keeps the content, for example during a legal dispute.
  is_on_hold boolean not null default false,

  -- Personal data is kept only while the chosen way needs it; erasing it leaves the way.
  constraint address_only_for_post check (
    delivery = 'post'
    or num_nonnulls(recipient, postal_country, postal_code, postal_address) = 0
  ),
  constraint place_only_for_meeting check (delivery = 'meeting' or meeting_place is null),
  constraint deposit_within_total check (deposit_cents between 0 and total_cents),
  constraint paid_within_total check (paid_cents between 0 and total_cents),
  constraint quoted check ((stage = 'quote') = (quoted_at is null) and (quoted_at is null or total_cents > 0)),
  constraint paid check ((stage in ('quote', 'payment')) = (paid_at is null)),
  constraint translated check ((stage in ('quote', 'payment', 'translate')) = (translated_at is null)),
  constraint reviewed check ((stage in ('delivery', 'complete')) = (reviewed_at is not null)),
  constraint delivered check ((stage = 'complete') = (delivered_at is not null)),
  constraint completed check ((completed_at is not null) = (stage = 'complete' and paid_cents = total_cents)),
  constraint closed_before_delivery check (closed_at is null or stage <> 'complete')
);

create index requests_newest on requests (created_at desc, id desc);
-- One index for each stage, in the order of its list. With all stages in one, the planner thinks it
-- cheaper to read every request from the newest on and skip those of other stages: among millions,
-- the newest completed one lies behind everything that is still being worked on.
create index requests_to_quote on requests (created_at desc, id desc) where stage = 'quote' and closed_at is null;
create index requests_to_pay on requests (created_at desc, id desc) where stage = 'payment' and closed_at is null;
create index requests_to_translate on requests (created_at desc, id desc) where stage = 'translate' and closed_at is null;
create index requests_to_review on requests (created_at desc, id desc) where stage = 'review' and closed_at is null;
create index requests_to_deliver on requests (created_at desc, id desc) where stage = 'delivery' and closed_at is null;
create index requests_delivered on requests (created_at desc, id desc) where stage = 'complete' and closed_at is null;
create index requests_cancelled on requests (created_at desc, id desc) where closed_at is not null;
create index requests_balance_due on requests (created_at desc, id desc)
  where stage = 'complete' and completed_at is null;
create index requests_inbox on requests (created_at desc, id desc)
  where (completed_at is null and closed_at is null) or not admin_viewed;

-- The lists of open stages are short enough to be filtered. That of the delivered is long, so its
-- filters need orders of their own.
create index requests_delivered_unread on requests (created_at desc, id desc)
  where stage = 'complete' and closed_at is null and not admin_viewed;
create index requests_delivered_of_translator on requests (translator_id, created_at desc, id desc)
  where stage = 'complete' and closed_at is null;
create index requests_of_service on requests (service_id, created_at desc, id desc);

create index requests_of_user on requests (user_id, created_at desc, id desc);
-- What may wait for a customer: their open requests, and those with a message they have not read.
create index requests_of_user_open on requests (user_id, created_at desc, id desc)
  where (completed_at is null and closed_at is null) or customer_unread > 0;
create index requests_held on requests (user_id) where held_move_id is not null;
create index requests_of_translator on requests (translator_id, created_at desc, id desc)
  where translator_id is not null and completed_at is null and closed_at is null;
-- What a translator has to do, in the order in which it is wanted. Work that came back is first.
create index requests_to_do_returned_first on requests (
  translator_id,
  (returned_at is null),
  coalesce(promised_on, needed_by, 'infinity'::date),
  created_at,
  id
) where stage = 'translate' and closed_at is null;
create index requests_of_handler on requests (handler_id, created_at desc, id desc)
  where handler_id is not null;
-- Longest wait first. Thanks for a completed request need no answer once they are read.
create index requests_awaiting_reply on requests (awaiting_reply_since, id)
  where awaiting_reply_since is not null
    and ((completed_at is null and closed_at is null) or not admin_viewed);

create index requests_due on requests (stage, due_on, created_at, id)
  where due_on is not null and closed_at is null;
-- What is due at any stage, longest first.
create index requests_due_anywhere on requests (due_on, created_at, id)
  where due_on is not null and closed_at is null;
-- The list of an open stage by due day. Requests without a day come last.
create index requests_by_due on requests (stage, coalesce(due_on, 'infinity'::date), created_at, id)
  where closed_at is null and stage <> 'complete';
-- The requests whose ready-by day has passed, longest first.
create index requests_promised on requests (promised_on, id)
  where stage in ('payment', 'translate', 'review') and closed_at is null;
create index requests_to_remind on requests (remind_at) where remind_at is not null;
create index requests_with_content on requests (coalesce(completed_at, closed_at), id)
  where content_erased_at is null and coalesce(completed_at, closed_at) is not null;

-- Staff search by the last digits of an order number or of a phone number.
create index requests_order_number_end on requests (reverse(order_number) collate "C");
create index requests_phone_end on requests
  (reverse(regexp_replace(phone, '\D', '', 'g')) collate "C");

-- Moves of a request that can be undone for a short time, and what a step back made void.
create table request_moves (
  id uuid primary key,
  request_id uuid not null references requests,
  kind text not null,
  actor_id uuid not null references users,
  at timestamptz(3) not null,
  -- A step back cannot be undone, so it has none.
  undo_until timestamptz(3),
  -- The columns that the move changed, as they were: the customer sees them until the time is over,
  -- and an undo restores them.
  before jsonb not null,
  -- The mails that wait for the end of the time.
  notices jsonb not null,
  undone_at timestamptz(3),
  undone_by uuid references users
);
create index request_moves_of_request on request_moves (request_id, id);
-- Requests and moves refer to each other.
alter table requests
  add constraint requests_held_move_id_fkey foreign key (held_move_id) references request_moves;

-- Ready-by days that were moved because the office is closed on them, so that they can be put back
-- when the closure is removed.
create table moved_promises (
  request_id uuid not null references requests on delete cascade,
  promised_on date not null,
  moved_to date not null,
  moved_at timestamptz not null,
  primary key (request_id, promised_on)
);
create index moved_promises_by_day on moved_promises (promised_on, request_id);

-- What one person wants to come back to; `requests.admin_viewed` belongs to the whole office.
create table unread_marks (
  user_id uuid not null references users,
  request_id uuid not null references requests,
  marked_at timestamptz(3) not null,
  primary key (user_id, request_id)
);


-- Quotes and payments

-- Every quote that was made, and how it was answered.
create table quotes (
  request_id uuid not null references requests,
  version integer not null,
  deposit_cents integer not null,
  total_cents integer not null,
  -- What had been paid when the quote was made. Only what is paid on top accepts it: money that
  -- came for an earlier price says nothing about a new one.
  paid_before_cents integer not null default 0 check (paid_before_cents >= 0),
  -- The ready-by day that was promised with it.
  promised_on date,
  quoted_at timestamptz(3) not null,
  quoted_by uuid not null references users,
  expires_at timestamptz(3) not null,
  answer text check (answer in ('accepted', 'declined')),
  answer_reason text,
  answered_at timestamptz(3),
  answered_by uuid references users,
  -- When the office took the quote back.
  withdrawn_at timestamptz(3),
  primary key (request_id, version)
);

-- What was paid, entry by entry. The sum of the differences is what the request says.
create table payments (
  id uuid primary key,
  request_id uuid not null references requests,
  difference_cents integer not null check (difference_cents <> 0),
  paid_after_cents integer not null check (paid_after_cents >= 0),
  -- A refund is money paid back; any other lower amount corrects what was recorded.
  is_refund boolean not null default false,
  at timestamptz(3) not null,
  actor_id uuid not null references users,
  constraint refund_lowers check (not is_refund or difference_cents < 0)
);
create index payments_of_request on payments (request_id, id);
create trigger payments_append_only before update or delete on payments
  for each row execute function refuse_change();
create trigger payments_no_truncate before truncate on payments
  for each statement execute function refuse_change();


-- Files

-- What was uploaded. The bytes are in the store under a random key, sealed with a key of their
-- own, which is kept here wrapped by the office's.
create table files (
  id uuid primary key,
  uploader_id uuid not null references users,
  role text not null check (role in ('document', 'translation')),
  -- Null until it is attached: until then it is its uploader's alone.
  request_id uuid references requests,
  attached_at timestamptz(3),

  name text not null,
  media_type text not null,
  size integer not null,
  sha256 bytea not null,
  pages integer,
  object_key text not null unique,
  key_id text not null,
  wrapped_key bytea not null,
  created_at timestamptz(3) not null,

  status text not null check (status in ('pending', 'clean', 'refused', 'not-scanned')),
  -- A code that the screens have words for.
  refusal text,
  scanned_at timestamptz(3),
  -- Whether a photograph was drawn: so that one that was missed is drawn later, and one that cannot
  -- be drawn is not waited for. Null for what is no picture.
  drawing text check (drawing in ('waiting', 'drawn', 'failed')),
  -- When it turned out that no copy can be made. Then only the preview is shown.
  copy_failed_at timestamptz(3),

  -- A translation that was taken back stays in the history of its request.
  withdrawn_at timestamptz(3),
  -- Staff removed the file from its request: nobody else sees it, and staff can put it back until
  -- it is deleted.
  hidden_at timestamptz(3),
  hidden_by uuid references users,
  hidden_reason text check (hidden_reason in ('wrong-person', 'wrong-file', 'other')),
  -- The bytes are gone; the row says that there once was a file.
  removed_at timestamptz(3),

  constraint refusal_is_known check (refusal in ('file-locked', 'file-macros', 'file-infected')),
  constraint refused_says_why check ((status = 'refused') = (refusal is not null)),
  constraint hidden_completely check (num_nonnulls(hidden_at, hidden_by, hidden_reason) in (0, 3))
);
create index files_of_request on files (request_id, attached_at, id) where request_id is not null;
create index files_unattached on files (created_at) where request_id is null and removed_at is null;
create index files_pending on files (created_at, id) where status = 'pending' and removed_at is null;
create index files_to_draw on files (created_at, id) where drawing = 'waiting' and removed_at is null;
create index files_hidden on files (hidden_at, id) where hidden_at is not null and removed_at is null;
create index files_of_key on files (key_id, id) where removed_at is null;
-- Requests and files refer to each other.
alter table requests
  add constraint document_exists foreign key (document_id) references files,
  add constraint translation_exists foreign key (translation_id) references files;

-- What a clerk sees of a photograph without downloading it: drawn anew, smaller, without what the
-- camera wrote into it. It is kept and sealed like the file itself and goes with it.
create table previews (
  file_id uuid primary key references files,
  object_key text not null unique,
  key_id text not null,
  wrapped_key bytea not null,
  size integer not null,
  created_at timestamptz(3) not null
);
create index previews_of_key on previews (key_id, file_id);

-- What anybody but its sender opens of a document: without scripts, programs, embedded files, remote
-- parts and the place where a photograph was taken. It is sealed like the document and goes with it.
create table copies (
  file_id uuid primary key references files,
  object_key text not null unique,
  key_id text not null,
  wrapped_key bytea not null,
  size integer not null,
  created_at timestamptz(3) not null
);
create index copies_of_key on copies (key_id, file_id);

-- Who read which file of a request. One row for each person, file and ten minutes.
create table readings (
  id uuid primary key,
  file_id uuid not null references files,
  reader_id uuid not null references users,
  -- The reader's part in the request at that time. The customer's own readings are not kept.
  reader_part text not null check (reader_part in ('office', 'translator')),
  -- The strongest within the ten minutes.
  kind text not null check (kind in ('opened', 'downloaded', 'printed')),
  at timestamptz(3) not null
);
create index readings_of_file on readings (file_id, at desc, id desc);
create index readings_of_reader on readings (reader_id, at desc);

-- A person read unusually many documents. Owners get one mail for each row.
create table bulk_readings (
  id uuid primary key,
  reader_id uuid not null references users,
  started_at timestamptz(3) not null,
  -- The last document that was refused.
  last_at timestamptz(3) not null
);
create index bulk_readings_of_reader on bulk_readings (reader_id, last_at desc);


-- Messages and notes

create table messages (
  id uuid primary key,
  request_id uuid not null references requests,
  sender text not null check (sender in ('system', 'staff', 'customer')),
  name text not null,
  -- Kept for staff also where the name shown is the office's.
  author_id uuid references users,
  comment text not null,
  created_at timestamptz(3) not null
);
create index messages_of_request on messages (request_id, created_at desc, id desc);

-- A trigger and not the command, so that every message counts, whichever code writes it. A message
-- of the system neither asks nor answers anything.
create function follow_conversation() returns trigger language plpgsql as $$
begin
  update requests set awaiting_reply_since =
    case when new.sender = 'customer' then coalesce(awaiting_reply_since, new.created_at) end
  where id = new.request_id
    and (new.sender = 'customer') = (awaiting_reply_since is null);
  return null;
end
$$;
create trigger follow_conversation after insert on messages
  for each row when (new.sender <> 'system') execute function follow_conversation();

create table notes (
  id uuid primary key,
  request_id uuid not null references requests,
  is_system boolean not null default false,
  -- Who reads the note: the office, or also the translator.
  audience text not null default 'office' check (audience in ('office', 'translator')),
  is_question boolean not null default false,
  name text not null,
  author_id uuid references users,
  comment text not null,
  created_at timestamptz(3) not null,
  constraint question_is_shared check (not is_question or audience = 'translator')
);
create index notes_of_request on notes (request_id, created_at desc, id desc);


-- Notices and other mails

-- Every mail about a request: queued with what it tells of, and whether a relay has taken it.
create table notices (
  id uuid primary key,
  request_id uuid not null references requests,
  kind text not null,
  -- Null: the office's own mailbox.
  user_id uuid references users,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'unwanted')),
  created_at timestamptz(3) not null,
  -- Several messages within some minutes are announced in one mail, which waits until this time.
  not_before timestamptz(3),
  sent_at timestamptz(3)
);
create index notices_of_request on notices (request_id, created_at desc, id desc);

-- Mails that a relay has accepted, by the key of what caused them: a retry does not send twice.
create table sent_mails (
  key text primary key,
  sent_at timestamptz(3) not null
);
create index sent_mails_age on sent_mails (sent_at);


-- Counters

-- Figures that screens show, kept in the transaction that changes them, so that no screen counts
-- a table. Each change touches its counters in one statement in the order of their keys; as a
-- transaction changes one request or one person once, no two writers can wait for each other.
create table counters (
  key text collate "C" primary key,
  count bigint not null
);

-- What a row counts for now, less what it counted for before.
create function change_counters(after jsonb, before jsonb) returns void language sql as $$
  insert into counters (key, count)
  select key, sum(count)::bigint from (
    select key, value::bigint as count from jsonb_each_text(after)
    union all
    select key, -value::bigint from jsonb_each_text(before)
  ) as both_sides
  group by key having sum(count) <> 0 order by key collate "C"
  on conflict (key) do update set count = counters.count + excluded.count
$$;

create function counted(request requests) returns jsonb language sql stable as $$
  select jsonb_object_agg(key, count) from (
    select 'person:' || request.user_id || ':orders' as key, 1 as count
    union all
    select 'person:' || request.user_id || ':current', 1 where request.completed_at is null and request.closed_at is null
    union all
    select 'person:' || request.user_id || ':spent', request.total_cents where request.paid_at is not null and request.closed_at is null
    union all
    select 'person:' || request.user_id || ':unread', request.customer_unread
    union all
    select 'service:' || request.service_id || case when request.completed_at is null then ':open' else ':completed' end, 1
      where request.closed_at is null
    union all
    select 'stage:' || request.stage, 1 where request.closed_at is null
    union all
    select 'balance-due', 1 where request.stage = 'complete' and request.completed_at is null
    union all
    select 'translator:' || request.translator_id || ':open', 1
      where request.translator_id is not null and request.completed_at is null and request.closed_at is null
    union all
    select 'unread', 1 where not request.admin_viewed
  ) as counts
$$;

create function is_customer(person users) returns boolean language sql immutable as $$
  select person.deleted_at is null
    and not (person.is_admin or person.is_owner or person.is_translator or person.is_contractor)
$$;

create function counted(person users) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(key, count), '{}') from (
    select 'branch:' || person.branch as key, 1 as count where is_customer(person)
    union all
    select 'find:' || person.find, 1 where is_customer(person) and person.find is not null
    union all
    select 'people:customer', 1 where is_customer(person)
    union all
    select 'people:translator', 1 where person.deleted_at is null and (person.is_translator or person.is_contractor)
  ) as counts
$$;

create function count_request() returns trigger language plpgsql as $$
begin
  perform change_counters(counted(new), case tg_op when 'UPDATE' then counted(old) else '{}' end);
  return null;
end
$$;
create trigger count_request after insert or update on requests
  for each row execute function count_request();

create function count_person() returns trigger language plpgsql as $$
begin
  perform change_counters(counted(new), case tg_op when 'UPDATE' then counted(old) else '{}' end);
  return null;
end
$$;
create trigger count_person after insert or update on users
  for each row execute function count_person();


-- Search

-- Beginnings of words, for one search box over people and requests. Ids begin with their time, so
-- among equal words the newest comes first.
create table search_words (
  subject_kind text not null check (subject_kind in ('user', 'request')),
  subject_id uuid not null,
  word text collate "C" not null,
  primary key (subject_kind, subject_id, word)
);
create index search_words_beginning on search_words (subject_kind, word, subject_id desc);
-- Similar spellings of names. People only: their requests follow from them.
create index search_words_similar on search_words using gin (word gin_trgm_ops)
  where subject_kind = 'user' and word ~ '^[a-z]{3,30}$';


-- Publications and the site

-- What the owner has published about the office, newest last. Nothing is changed or removed; an
-- earlier publication is brought back by publishing its facts again.
create table publications (
  id bigint generated always as identity primary key,
  -- The shape is `officeFacts` in packages/contract/src/office.ts.
  facts jsonb not null,
  published_at timestamptz(3) not null,
  published_by uuid references users,
  restored_from bigint references publications
);
create index publications_by_publisher on publications (published_by);
create index publications_by_restored on publications (restored_from);

-- What owners have changed and not yet published. There is one draft, which all owners share.
create table office_drafts (
  id integer primary key default 1 check (id = 1),
  -- The shape is `officeView` in packages/contract/src/office.ts.
  facts jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null references users
);
create index office_drafts_by_person on office_drafts (changed_by);

-- The rendered website. The worker adds a whole version in one transaction whenever a publication
-- or a service changes, for the build it belongs to: pages refer to the scripts of their build.
create table site_versions (
  id bigint generated always as identity primary key,
  -- Null before the office is set up: the screens of the set-up need a site too.
  publication_id bigint references publications,
  build text not null,
  rendered_at timestamptz(3) not null
);
create index site_versions_by_build on site_versions (build, id);
create index site_versions_by_publication on site_versions (publication_id);

create table site_files (
  version_id bigint not null references site_versions on delete cascade,
  -- '/contact', '/sitemap.xml'; without a slash in front for documents of the application.
  path text not null,
  content_type text not null,
  -- What the content security policy of a page has to name.
  policy jsonb,
  -- A hash of what a picture was drawn from, so that it is not drawn again.
  source text,
  body bytea not null,
  brotli bytea,
  gzip bytea,
  primary key (version_id, path)
);

-- The people whom the website names, in the order of the page. Their names are those of their
-- accounts, so a person who leaves and is erased leaves nothing here.
create table team_members (
  user_id uuid primary key references users,
  position integer not null,
  role_en text not null check (role_en <> ''),
  role_ja text not null check (role_ja <> '')
);


-- Settings and operation

-- What the owner changes; its shapes are in apps/api/src/settings/settings.ts.
create table settings (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz(3) not null
);

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

-- How far upkeep has come that goes through the days one by one, so that days on which no worker
-- ran are made up for.
create table upkeep (
  what text primary key,
  done_until date not null
);

create table heartbeats (
  part text primary key,
  beat_at timestamptz(3) not null
);

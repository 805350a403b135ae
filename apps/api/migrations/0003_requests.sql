-- What the office works on: services, requests, their papers, words and money.
-- Written for ten million requests: every list has an index that is its order, and nothing that
-- a screen shows is counted when it is asked for.

create table services (
  id uuid primary key,
  name text not null default '',
  -- The name as it stands in an address; two names that read alike there cannot both be offered.
  slug text not null default '',
  name_ja text,
  description text not null default '',
  description_ja text,
  -- Null until somebody has set it: a service without a price is a draft.
  price_cents integer check (price_cents > 0),
  icon text not null default '',
  image text not null default '',
  usual_working_days integer not null default 3 check (usual_working_days between 0 and 365),
  created_at timestamptz(3) not null,
  archived_at timestamptz(3)
);
create unique index services_slug_offered on services (slug) where archived_at is null and slug <> '';
create index services_oldest on services (created_at, id) where archived_at is null;

-- The pictures of services, made anew from what was uploaded. A few dozen small ones, so they are
-- kept where everything else is.
create table pictures (
  id uuid primary key,
  kind text not null check (kind in ('image', 'icon')),
  media_type text not null,
  bytes bytea not null,
  uploader_id uuid not null references users,
  created_at timestamptz(3) not null
);

-- The last order number given out in each year.
create table order_numbers (
  year integer primary key,
  last integer not null
);

create table requests (
  id uuid primary key,
  order_number text not null unique,
  version integer not null default 1,
  user_id uuid not null references users,
  -- Who they were when they ordered; the person's own record may change or go.
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
  needed_by date,
  promised_on date,

  stage text not null default 'quote'
    check (stage in ('quote', 'payment', 'translate', 'review', 'delivery', 'complete')),
  created_at timestamptz(3) not null,
  quoted_at timestamptz(3),
  paid_at timestamptz(3),
  translated_at timestamptz(3),
  reviewed_at timestamptz(3),
  delivered_at timestamptz(3),
  -- Delivered and nothing left to pay.
  completed_at timestamptz(3),
  closed_at timestamptz(3),
  close_reason text,
  -- Handed over before the usual moment, by staff.
  released_at timestamptz(3),

  deposit_cents integer not null default 0,
  total_cents integer not null default 0,
  paid_cents integer not null default 0,
  quote_version integer not null default 0,
  translator_id uuid references users,
  -- The first document, and the translation that counts.
  document_id uuid,
  translation_id uuid,

  admin_viewed boolean not null default false,
  customer_unread integer not null default 0,
  -- When the customer is reminded, unless something happens first.
  remind_at timestamptz(3),
  -- The last thing done and by whom: its repetition adds nothing, and a refusal can say it.
  last_command jsonb,
  last_event text not null default 'created',
  last_actor_id uuid references users,
  last_at timestamptz(3) not null,

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
-- One index a stage, each in the order of its list. With all of them in one, the planner thinks it
-- cheaper to read every request from the newest on and skip those of other stages: among millions,
-- the newest completed one lies behind everything that is still being worked on.
create index requests_to_quote on requests (created_at desc, id desc) where stage = 'quote' and closed_at is null;
create index requests_to_pay on requests (created_at desc, id desc) where stage = 'payment' and closed_at is null;
create index requests_to_translate on requests (created_at desc, id desc) where stage = 'translate' and closed_at is null;
create index requests_to_review on requests (created_at desc, id desc) where stage = 'review' and closed_at is null;
create index requests_to_deliver on requests (created_at desc, id desc) where stage = 'delivery' and closed_at is null;
create index requests_delivered on requests (created_at desc, id desc) where stage = 'complete' and closed_at is null;
create index requests_of_user on requests (user_id, created_at desc, id desc);
create index requests_of_service on requests (service_id);
create index requests_of_translator on requests (translator_id, created_at desc, id desc)
  where translator_id is not null and completed_at is null and closed_at is null;
create index requests_inbox on requests (created_at desc, id desc)
  where (completed_at is null and closed_at is null) or not admin_viewed;
create index requests_balance_due on requests (created_at desc, id desc)
  where stage = 'complete' and completed_at is null;
create index requests_cancelled on requests (created_at desc, id desc) where closed_at is not null;
create index requests_to_remind on requests (remind_at) where remind_at is not null;

-- Every quote that was made, and how it was answered.
create table quotes (
  request_id uuid not null references requests,
  version integer not null,
  deposit_cents integer not null,
  total_cents integer not null,
  quoted_at timestamptz(3) not null,
  quoted_by uuid not null references users,
  expires_at timestamptz(3) not null,
  answer text check (answer in ('accepted', 'declined')),
  answer_reason text,
  answered_at timestamptz(3),
  answered_by uuid references users,
  primary key (request_id, version)
);

-- What was paid, entry by entry. The sum of the differences is what the request says.
create table payments (
  id uuid primary key,
  request_id uuid not null references requests,
  difference_cents integer not null check (difference_cents <> 0),
  paid_after_cents integer not null check (paid_after_cents >= 0),
  at timestamptz(3) not null,
  actor_id uuid not null references users
);
create index payments_of_request on payments (request_id, id);
create trigger payments_append_only before update or delete on payments
  for each row execute function refuse_change();
create trigger payments_no_truncate before truncate on payments
  for each statement execute function refuse_change();

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

create table notes (
  id uuid primary key,
  request_id uuid not null references requests,
  is_system boolean not null default false,
  name text not null,
  author_id uuid references users,
  comment text not null,
  created_at timestamptz(3) not null
);
create index notes_of_request on notes (request_id, created_at desc, id desc);

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
  status text not null check (status in ('pending', 'clean', 'refused', 'not-scanned')),
  refusal text,
  scanned_at timestamptz(3),
  created_at timestamptz(3) not null,
  -- The bytes are gone; the row says that there once was a file.
  removed_at timestamptz(3)
);
alter table requests
  add constraint document_exists foreign key (document_id) references files,
  add constraint translation_exists foreign key (translation_id) references files;
create index files_of_request on files (request_id, attached_at, id) where request_id is not null;
create index files_unattached on files (created_at) where request_id is null and removed_at is null;
create index files_pending on files (created_at, id) where status = 'pending' and removed_at is null;
create index files_of_key on files (key_id, id) where removed_at is null;

-- Every mail about a request: queued with what it tells of, and whether a relay has taken it.
create table notices (
  id uuid primary key,
  request_id uuid not null references requests,
  kind text not null,
  -- Null: the office's own mailbox.
  user_id uuid references users,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'unwanted')),
  created_at timestamptz(3) not null,
  sent_at timestamptz(3)
);
create index notices_of_request on notices (request_id, created_at desc, id desc);

alter table users add column muted_notices text[] not null default '{}';

-- Beginnings of words, for one search box over people and requests. Ids begin with their time, so
-- among equal words the newest comes first.
create table search_words (
  subject_kind text not null check (subject_kind in ('user', 'request')),
  subject_id uuid not null,
  word text collate "C" not null,
  primary key (subject_kind, subject_id, word)
);
create index search_words_beginning on search_words (subject_kind, word, subject_id desc);

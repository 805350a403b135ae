-- A proof copy: the pages of a translation that is in review, sent to the customer to read and
-- approve. It belongs to one file and no other, which its hash says. Deleted with what the request
-- contains.
create table proofs (
  id uuid primary key,
  request_id uuid not null references requests,
  file_id uuid not null references files,
  sha256 bytea not null check (length(sha256) = 32),
  -- First sent, and the last time that the customer got a mail about it.
  sent_at timestamptz(3) not null,
  sent_by uuid not null references users,
  mailed_at timestamptz(3) not null,
  -- Null while it waits for the customer.
  answer text check (answer in ('approved', 'change-asked')),
  answered_at timestamptz(3),

  constraint answered_completely check ((answer is null) = (answered_at is null))
);
create index proofs_of_request on proofs (request_id, sent_at, id);

-- What the customer wants changed, and what the office says about it.
create table proof_remarks (
  id uuid primary key,
  request_id uuid not null references requests,
  proof_id uuid not null references proofs on delete cascade,
  -- The line of the translation that it is about, from 0; null if it is about the whole.
  line integer check (line >= 0),
  remark text not null,
  made_at timestamptz(3) not null,
  -- Whether the translation is changed; null until it is settled.
  outcome text check (outcome in ('changing', 'kept')),
  reply text,
  settled_at timestamptz(3),
  settled_by uuid references users,

  constraint settled_completely check (
    (outcome is null) = (settled_at is null) and (outcome is null) = (settled_by is null)
  ),
  constraint reply_when_settled check (reply is null or outcome is not null)
);
create index proof_remarks_of_request on proof_remarks (request_id, made_at, id);
create index proof_remarks_of_proof on proof_remarks (proof_id);

-- The pages with the mark across them, one picture after the other in one sealed object.
create table proof_pictures (
  file_id uuid primary key references files,
  object_key text not null unique,
  size integer not null,
  -- Where the picture of each page ends in the object.
  page_ends integer[] not null,
  created_at timestamptz(3) not null,
  key_id text not null,
  wrapped_key bytea not null
);
create index proof_pictures_by_key on proof_pictures (key_id);

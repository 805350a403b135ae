-- The names, dates and places of a translation, as the customer has confirmed them. Deleted with
-- what the request contains.
create table name_entries (
  id uuid primary key,
  request_id uuid not null references requests,
  -- What is printed: a person, a date or a place.
  entry jsonb not null,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null references users,
  -- A change takes the confirmation back.
  confirmed_at timestamptz(3),
  confirmed_by uuid references users,
  was_confirmed boolean not null default false,

  constraint confirmed_completely check ((confirmed_at is null) = (confirmed_by is null)),
  constraint confirmed_once check (confirmed_at is null or was_confirmed)
);
create index name_entries_of_request on name_entries (request_id, created_at, id);
create index unconfirmed_name_entries on name_entries (request_id) where confirmed_at is null;

-- When the customer was asked to confirm them; null once they have.
alter table requests add column names_asked_at timestamptz(3);

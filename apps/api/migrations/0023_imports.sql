-- Customers and past requests that an owner brings from another system in a CSV file.
create table imports (
  id uuid primary key,
  kind text not null check (kind in ('customers', 'requests')),
  -- Of the file.
  name text not null,
  asked_at timestamptz(3) not null,
  asked_by uuid not null references users,
  -- Refused: some lines have mistakes. Stopped: what was right when it was checked no longer was.
  state text not null check (state in (
    'checking', 'checked', 'refused', 'importing', 'stopped', 'done', 'taking-back', 'taken-back',
    'expired', 'failed'
  )),
  -- Without the titles. Null until they are counted.
  line_count integer,
  -- How many lines were imported.
  done_count integer not null default 0,
  problem_count integer not null default 0,
  finished_at timestamptz(3),
  -- The file, sealed in the store until it was imported, for a day at most.
  expires_at timestamptz(3) not null,
  size bigint not null,
  object_key text unique,
  key_id text,
  wrapped_key bytea,
  constraint stored_completely check (num_nonnulls(object_key, key_id, wrapped_key) in (0, 3)),
  constraint done_within_lines check (done_count between 0 and coalesce(line_count, 0))
);
create index imports_by_time on imports (asked_at desc, id desc);
create index imports_of_owner on imports (asked_by);
create index imports_by_expiry on imports (expires_at) where object_key is not null;

-- What is wrong with its lines, or keeps it from being taken back. Never what is written there.
create table import_problems (
  import_id uuid not null references imports,
  position integer not null,
  -- Null: the file as a whole.
  line integer,
  column_key text,
  code text not null,
  -- Which other line has the same.
  other_line integer,
  -- What was done since to what was imported from this line.
  subject_id uuid,
  primary key (import_id, position)
);

-- What each line became. No foreign keys to both tables: the kind of the import says which it is.
create table import_rows (
  import_id uuid not null references imports,
  line integer not null,
  subject_id uuid not null unique,
  primary key (import_id, line)
);

-- Documents and texts of what was imported are kept from then on, and not from its end.
alter table requests add column imported_at timestamptz(3);

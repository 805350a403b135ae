-- It was never part of a release, and nothing has written to it.
-- squawk-ignore ban-drop-table
drop table exports;

-- Lists of requests, payments or customers that an owner asked for. The row stays, because the
-- history refers to it; the file is sealed in the store and leaves after a day.
create table exports (
  id uuid primary key,
  kind text not null check (kind in ('requests', 'payments', 'customers')),
  format text not null check (format in ('csv', 'xlsx')),
  -- Of the words in it, as in users.
  language text not null check (language ~ '^[a-z]{2}$'),
  -- Days of the office, both included.
  from_day date not null,
  to_day date not null,
  asked_at timestamptz(3) not null,
  asked_by uuid not null references users,
  -- Erased: the file left early, because it might name somebody whose data were erased since.
  state text not null
    check (state in ('waiting', 'ready', 'too-long', 'failed', 'expired', 'erased')),
  -- Raised when the worker begins to read, and when somebody is erased. What was read before it was
  -- raised is not kept.
  attempt integer not null default 0,
  expires_at timestamptz(3) not null,
  row_count integer,
  size bigint,
  object_key text unique,
  key_id text,
  wrapped_key bytea,
  constraint days_in_order check (from_day <= to_day),
  constraint stored_if_ready
    check (num_nonnulls(object_key, key_id, wrapped_key) = case when state = 'ready' then 3 else 0 end),
  constraint counted_if_written
    check (num_nonnulls(row_count, size)
      = case when state in ('ready', 'expired', 'erased') then 2 else 0 end)
);
create index exports_by_time on exports (asked_at desc, id desc);
create index exports_of_owner on exports (asked_by);
create index exports_by_expiry on exports (expires_at) where state in ('waiting', 'ready');
create index exports_by_key on exports (key_id) where key_id is not null;

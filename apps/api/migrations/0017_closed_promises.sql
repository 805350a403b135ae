-- Ready-by days that were moved because the office is closed on them, so that they can be put back
-- when the closure is removed.
create table moved_promises (
  request_id uuid not null references requests (id) on delete cascade,
  promised_on date not null,
  moved_to date not null,
  moved_at timestamptz not null,
  primary key (request_id, promised_on)
);
create index moved_promises_by_day on moved_promises (promised_on, request_id);

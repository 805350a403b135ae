-- outside a transaction
-- Owners read the history by time, by person and by kind. By subject there is an index already.
create index concurrently if not exists events_by_time on events (at desc, id desc);
create index concurrently if not exists events_of_actor on events (actor_id, at desc, id desc)
  where actor_id is not null;
create index concurrently if not exists events_of_kind on events (kind, at desc, id desc);

-- Each time the history was compared with its seals.
create table if not exists history_checks (
  id uuid primary key,
  asked_at timestamptz(3) not null,
  -- Null: the command line, which a timer of the operator runs.
  asked_by uuid references users,
  finished_at timestamptz(3),
  events bigint,
  anchors integer,
  -- Positions and ids of events, in English for whoever looks after the server. Empty: intact.
  problems jsonb,
  constraint checked_completely check (
    (finished_at is null) = (events is null)
    and (finished_at is null) = (anchors is null)
    and (finished_at is null) = (problems is null)
  )
);
create index concurrently if not exists history_checks_by_time on history_checks (asked_at desc, id desc);
create index concurrently if not exists history_checks_by_person on history_checks (asked_by);

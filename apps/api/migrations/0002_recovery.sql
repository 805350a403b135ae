-- How far the journal in the file store has come, and what a restore has left to decide.
create table recovery_state (
  is_only_row boolean primary key default true check (is_only_row),
  -- Events up to this position are in the journal.
  events_until bigint not null default 0,
  -- Mails sent up to this time are in the journal.
  mails_until timestamptz(3) not null default now(),
  -- The newest order number of each year in the journal.
  order_numbers jsonb not null,
  -- Saved before the object is written. A newer one in the store shows that this database is older
  -- than its journal, because it was restored.
  newest_object text not null default '',
  recovered_at timestamptz(3),
  -- What was the newest object when the database was restored.
  restored_object text,
  -- No mail is sent while it is set.
  mail_held_at timestamptz(3)
);
insert into recovery_state (order_numbers) values ('{}');

-- What operators run by a timer, so that the office sees when it last succeeded.
create table maintenance_runs (
  task text primary key,
  succeeded_at timestamptz(3),
  failed_at timestamptz(3),
  -- Of the last failure, unless it succeeded since.
  problem text
);

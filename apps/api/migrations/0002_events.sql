-- One history for everything that changes: ids and field names, never personal values, so that
-- erasing a person leaves it whole.

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

-- Sealed afterwards in batches, so no writer waits for another.
create table unsealed_events (
  event_id uuid primary key references events
);

create table event_seals (
  position bigint primary key,
  event_id uuid not null unique references events,
  hash bytea not null
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

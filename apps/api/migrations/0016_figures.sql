-- What the owner asks about a period, added up for each day and each month of the office, so that
-- no screen counts a table. Ids and words of the application only, no personal data.
create table figures (
  -- 'now' has no day: what is in hand or owed at this moment.
  span text not null check (span in ('now', 'day', 'month')),
  -- The day, the first day of the month, or '-infinity'.
  day date not null,
  kind text collate "C" not null,
  key text collate "C" not null,
  amount bigint not null,
  primary key (span, day, kind, key),
  constraint figures_day check ((span = 'now') = (day = '-infinity'))
);
-- What nothing counts for any more is removed.
create index figures_empty on figures (span) where amount = 0;

-- What each request has added to the figures, so that only the difference is added after a change.
-- No foreign keys here and below: they would lock requests, for which commands would have to wait.
create table figure_parts (
  request_id uuid primary key,
  -- Amounts by 'day|kind|key'.
  parts jsonb not null
);

-- What has to be counted anew. Rows are only added here, and taken away by the worker: no writer
-- waits for another, and two of them never wait for each other.
create table figure_changes (
  id bigint generated always as identity primary key,
  request_id uuid,
  -- All requests of this customer or translator.
  user_id uuid,
  constraint figure_changes_of_one check (num_nonnulls(request_id, user_id) = 1)
);

-- How far the worker has come with the requests that were there before these tables.
create table figures_state (
  id integer primary key default 1 check (id = 1),
  -- The rules by which was counted, and the time zone that decided about days. If one of them
  -- changes, everything is counted anew.
  rules integer not null default 0,
  time_zone text not null default '',
  counted_until uuid,
  is_complete boolean not null default false
);
insert into figures_state default values;

create function queue_figures_of_request() returns trigger language plpgsql as $$
begin
  insert into figure_changes (request_id) values (new.id);
  -- Whether an order is the first of its customer depends on the others.
  if tg_op = 'INSERT' then
    insert into figure_changes (request_id)
    select id from requests
    where user_id = new.user_id and (created_at, id) > (new.created_at, new.id);
  elsif new.user_id <> old.user_id then
    insert into figure_changes (user_id) values (old.user_id), (new.user_id);
  end if;
  return null;
end
$$;
create trigger queue_figures_of_new_request after insert on requests
  for each row execute function queue_figures_of_request();
create trigger queue_figures_of_request after update on requests
  for each row
  when (
    (
      old.user_id, old.service_id, old.stage, old.created_at, old.quoted_at, old.paid_at,
      old.translated_at, old.returned_at, old.reviewed_at, old.delivered_at, old.completed_at,
      old.closed_at, old.promised_on, old.missed_on, old.deposit_cents, old.total_cents,
      old.paid_cents, old.quote_version, old.translator_id, old.accepted_at
    ) is distinct from (
      new.user_id, new.service_id, new.stage, new.created_at, new.quoted_at, new.paid_at,
      new.translated_at, new.returned_at, new.reviewed_at, new.delivered_at, new.completed_at,
      new.closed_at, new.promised_on, new.missed_on, new.deposit_cents, new.total_cents,
      new.paid_cents, new.quote_version, new.translator_id, new.accepted_at
    )
  )
  execute function queue_figures_of_request();

create function queue_figures_of_entry() returns trigger language plpgsql as $$
begin
  insert into figure_changes (request_id) values (new.request_id);
  return null;
end
$$;
create trigger queue_figures_of_payment after insert on payments
  for each row execute function queue_figures_of_entry();
create trigger queue_figures_of_quote after insert on quotes
  for each row execute function queue_figures_of_entry();
create trigger queue_figures_of_answer after update on quotes
  for each row
  when (
    (old.quoted_at, old.answer, old.answered_at, old.withdrawn_at)
      is distinct from (new.quoted_at, new.answer, new.answered_at, new.withdrawn_at)
  )
  execute function queue_figures_of_entry();

-- A translator who is deleted is no longer counted by id.
create function queue_figures_of_person() returns trigger language plpgsql as $$
begin
  insert into figure_changes (user_id) values (new.id);
  return null;
end
$$;
create trigger queue_figures_of_person after update on users
  for each row
  when (
    (old.branch, old.find, old.deleted_at is null)
      is distinct from (new.branch, new.find, new.deleted_at is null)
  )
  execute function queue_figures_of_person();

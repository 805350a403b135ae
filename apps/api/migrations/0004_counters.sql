-- Figures that screens show, kept in the transaction that changes them, so that no screen counts
-- a table. Each change touches its counters in one statement in the order of their keys; as a
-- transaction changes one request or one person once, no two writers can wait for each other.

create table counters (
  key text collate "C" primary key,
  count bigint not null
);

-- What a row counts for now, less what it counted for before.
create function change_counters(after jsonb, before jsonb) returns void language sql as $$
  insert into counters (key, count)
  select key, sum(count)::bigint from (
    select key, value::bigint as count from jsonb_each_text(after)
    union all
    select key, -value::bigint from jsonb_each_text(before)
  ) as both_sides
  group by key having sum(count) <> 0 order by key collate "C"
  on conflict (key) do update set count = counters.count + excluded.count
$$;

create function counted(request requests) returns jsonb language sql stable as $$
  select jsonb_object_agg(key, count) from (
    select 'person:' || request.user_id || ':orders' as key, 1 as count
    union all
    select 'person:' || request.user_id || ':current', 1 where request.completed_at is null and request.closed_at is null
    union all
    select 'person:' || request.user_id || ':spent', request.total_cents where request.paid_at is not null and request.closed_at is null
    union all
    select 'person:' || request.user_id || ':unread', request.customer_unread
    union all
    select 'service:' || request.service_id || case when request.completed_at is null then ':open' else ':completed' end, 1
      where request.closed_at is null
    union all
    select 'stage:' || request.stage, 1 where request.closed_at is null
    union all
    select 'balance-due', 1 where request.stage = 'complete' and request.completed_at is null
    union all
    select 'translator:' || request.translator_id || ':open', 1
      where request.translator_id is not null and request.completed_at is null and request.closed_at is null
    union all
    select 'unread', 1 where not request.admin_viewed
  ) as counts
$$;

create function is_customer(person users) returns boolean language sql immutable as $$
  select person.deleted_at is null
    and not (person.is_admin or person.is_owner or person.is_translator or person.is_contractor)
$$;

create function counted(person users) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(key, count), '{}') from (
    select 'branch:' || person.branch as key, 1 as count where is_customer(person)
    union all
    select 'find:' || person.find, 1 where is_customer(person) and person.find is not null
    union all
    select 'people:customer', 1 where is_customer(person)
    union all
    select 'people:translator', 1 where person.deleted_at is null and (person.is_translator or person.is_contractor)
  ) as counts
$$;

create function count_request() returns trigger language plpgsql as $$
begin
  perform change_counters(counted(new), case tg_op when 'UPDATE' then counted(old) else '{}' end);
  return null;
end
$$;
create trigger count_request after insert or update on requests
  for each row execute function count_request();

create function count_person() returns trigger language plpgsql as $$
begin
  perform change_counters(counted(new), case tg_op when 'UPDATE' then counted(old) else '{}' end);
  return null;
end
$$;
create trigger count_person after insert or update on users
  for each row execute function count_person();

-- Those who were there before anyone counted.
select change_counters(counted(users), '{}') from users;

-- Whoever shows something is told that it changed: tags, never data. An ended session ends its
-- streams wherever it is removed from.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('ended', old.id)::text);
  return null;
end
$$;
create trigger tell_session_ended after delete on sessions
  for each row execute function tell_session_ended();

-- Months whose books are closed, and when they were opened again.
create table month_closings (
  id uuid primary key,
  month date not null check (extract(day from month) = 1),
  -- When the month began and ended in the time zone that the office had when it was closed.
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  closed_at timestamptz(3) not null,
  closed_by uuid not null references users,
  -- What the ledger said then, without names.
  figures jsonb not null,
  reopened_at timestamptz(3),
  reopened_by uuid references users,
  reopen_reason text,
  constraint closed_when_over check (starts_at < ends_at and ends_at <= closed_at),
  constraint reopened_completely
    check (num_nonnulls(reopened_at, reopened_by, reopen_reason) in (0, 3))
);
-- At most one closing of a month is in force.
create unique index closed_month on month_closings (month) where reopened_at is null;
create index month_closings_of_month on month_closings (month, closed_at);

-- All that can happen to a closing is that the month is reopened, once.
create function refuse_change_of_closing() returns trigger language plpgsql as $$
begin
  raise exception 'a closing cannot be changed' using errcode = 'restrict_violation';
end
$$;
create trigger month_closings_keep before update on month_closings
  for each row
  when (
    old.reopened_at is not null
    or (
        new.id, new.month, new.starts_at, new.ends_at, new.closed_at, new.closed_by, new.figures
      ) is distinct from (
        old.id, old.month, old.starts_at, old.ends_at, old.closed_at, old.closed_by, old.figures
      )
  )
  execute function refuse_change_of_closing();
create trigger month_closings_no_delete before delete on month_closings
  for each row execute function refuse_change();
create trigger month_closings_no_truncate before truncate on month_closings
  for each statement execute function refuse_change();

-- Whether a moment is in a closed month. No month is closed until the transaction ends, so what is
-- entered now is either in the figures of a closing or refused.
create function is_in_closed_month(moment timestamptz) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('books'));
  -- A statement of its own sees what was committed while the one before waited.
  return exists (
    select from month_closings
    where reopened_at is null and starts_at <= moment and moment < ends_at
  );
end
$$;

-- With the name of the column that says when.
create function refuse_in_closed_month() returns trigger language plpgsql as $$
begin
  if is_in_closed_month((to_jsonb(new) ->> tg_argv[0])::timestamptz) then
    raise exception 'the month is closed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger payments_in_open_month before insert on payments
  for each row execute function refuse_in_closed_month('at');
create trigger till_movements_in_open_month before insert on till_movements
  for each row execute function refuse_in_closed_month('at');
create trigger till_sessions_in_open_month before insert on till_sessions
  for each row execute function refuse_in_closed_month('opened_at');
create trigger receipts_in_open_month before insert on receipts
  for each row execute function refuse_in_closed_month('issued_at');
create trigger receipts_voided_in_open_month before update on receipts
  for each row when (old.voided_at is null and new.voided_at is not null)
  execute function refuse_in_closed_month('voided_at');
create trigger pay_entries_in_open_month before insert on pay_entries
  for each row execute function refuse_in_closed_month('at');
create trigger pays_paid_in_open_month before update on pays
  for each row when (new.paid_at is distinct from old.paid_at and new.paid_at is not null)
  execute function refuse_in_closed_month('paid_at');

-- A receipt is voided once, and stays so.
create trigger receipts_stay_voided before update on receipts
  for each row when (old.voided_at is not null and new.voided_at is distinct from old.voided_at)
  execute function refuse_change();

-- Lists of requests, payments or customers that an owner asked for. The file is sealed in the store.
create table exports (
  id uuid primary key,
  kind text not null check (kind in ('requests', 'payments', 'customers')),
  format text not null check (format in ('csv', 'xlsx')),
  from_day date not null,
  to_day date not null,
  asked_at timestamptz(3) not null,
  asked_by uuid not null references users,
  -- Erased: the file is gone, because it might name somebody whose data were erased since.
  state text not null check (state in ('waiting', 'ready', 'failed', 'erased')),
  row_count integer,
  size bigint,
  object_key text unique,
  key_id text,
  wrapped_key bytea,
  expires_at timestamptz(3) not null,
  constraint days_in_order check (from_day <= to_day),
  constraint stored_if_ready
    check (num_nonnulls(row_count, size, object_key, key_id, wrapped_key)
      = case when state = 'ready' then 5 else 0 end)
);
create index exports_of_owner on exports (asked_by, asked_at desc);
create index exports_by_expiry on exports (expires_at);
create index exports_by_key on exports (key_id) where key_id is not null;

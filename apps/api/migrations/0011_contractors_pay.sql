-- What a contractor gets for a request. Every change of it is an entry of pay_entries.
create table pays (
  id uuid primary key,
  request_id uuid not null references requests,
  contractor_id uuid not null references users,
  -- The first day of the month in whose statement it is: that in which it was first agreed.
  month date not null check (extract(day from month) = 1),
  amount_cents integer not null check (amount_cents >= 0),
  paid_at timestamptz(3),
  paid_by uuid references users,
  -- Why the payment was last taken back. Empty once the content of the request is erased.
  unpaid_reason text,
  constraint paid_by_somebody check ((paid_at is null) = (paid_by is null)),
  constraint pay_of_request unique (request_id, contractor_id)
);
-- The statements of a month.
create index pays_of_month on pays (month, contractor_id, id);
create index pays_of_contractor on pays (contractor_id, month, id);
create trigger pays_no_delete before delete on pays
  for each row execute function refuse_change();
create trigger pays_no_truncate before truncate on pays
  for each statement execute function refuse_change();

-- What is paid is not agreed anew; it has to be marked as unpaid first.
create function refuse_change_of_paid() returns trigger language plpgsql as $$
begin
  raise exception 'the pay is paid' using errcode = 'restrict_violation';
end
$$;
create trigger paid_keeps_amount before update on pays
  for each row
  when (
    old.paid_at is not null and new.paid_at is not null
    and (new.amount_cents, new.month, new.contractor_id, new.paid_at, new.paid_by)
      is distinct from
        (old.amount_cents, old.month, old.contractor_id, old.paid_at, old.paid_by)
  )
  execute function refuse_change_of_paid();

create table pay_entries (
  id uuid primary key,
  pay_id uuid not null references pays,
  kind text not null check (kind in ('agreed', 'paid', 'unpaid')),
  amount_cents integer not null check (amount_cents >= 0),
  at timestamptz(3) not null,
  actor_id uuid not null references users
);
create index pay_entries_of_pay on pay_entries (pay_id, id);
create trigger pay_entries_append_only before update or delete on pay_entries
  for each row execute function refuse_change();
create trigger pay_entries_no_truncate before truncate on pay_entries
  for each statement execute function refuse_change();

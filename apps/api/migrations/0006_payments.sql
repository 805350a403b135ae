-- The till: opened in the morning with a count and the rate of the day, closed with a count.
create table till_sessions (
  id uuid primary key,
  opened_at timestamptz(3) not null,
  opened_by uuid not null references users,
  -- Hundredths of a yen for one dollar.
  yen_rate integer not null check (yen_rate > 0),
  -- Pieces by denomination, in cents and yen.
  opening_count jsonb not null,
  opening_cents integer not null check (opening_cents >= 0),
  opening_yen integer not null check (opening_yen >= 0),
  closed_at timestamptz(3),
  closed_by uuid references users,
  closing_count jsonb,
  expected_cents integer,
  expected_yen integer,
  counted_cents integer check (counted_cents >= 0),
  counted_yen integer check (counted_yen >= 0),
  -- Of the card payments, as the terminal prints it.
  terminal_cents integer check (terminal_cents >= 0),
  -- Why the count differs.
  difference_reason text,
  constraint closed_completely check (
    (closed_at is null) = (closed_by is null)
    and (closed_at is null) = (closing_count is null)
    and (closed_at is null) = (expected_cents is null)
    and (closed_at is null) = (expected_yen is null)
    and (closed_at is null) = (counted_cents is null)
    and (closed_at is null) = (counted_yen is null)
  )
);
-- At most one till is open.
create unique index open_till on till_sessions ((true)) where closed_at is null;
create index till_sessions_by_time on till_sessions (opened_at desc);

-- A closed till is not changed any more.
create function refuse_change_of_closed_till() returns trigger language plpgsql as $$
begin
  if old.closed_at is not null then
    raise exception 'a closed till cannot be changed';
  end if;
  return new;
end $$;
create trigger till_sessions_closed before update on till_sessions
  for each row execute function refuse_change_of_closed_till();
create trigger till_sessions_no_delete before delete on till_sessions
  for each row execute function refuse_change();
create trigger till_sessions_no_truncate before truncate on till_sessions
  for each statement execute function refuse_change();

-- Cash that goes in or out for another reason than a payment, such as postage.
create table till_movements (
  id uuid primary key,
  till_id uuid not null references till_sessions,
  currency text not null check (currency in ('usd', 'jpy')),
  -- In cents or yen; negative if it was paid out.
  amount integer not null check (amount <> 0),
  reason text not null,
  at timestamptz(3) not null,
  actor_id uuid not null references users
);
create index till_movements_of_till on till_movements (till_id, id);
create trigger till_movements_append_only before update or delete on till_movements
  for each row execute function refuse_change();
create trigger till_movements_no_truncate before truncate on till_movements
  for each statement execute function refuse_change();

-- Null: the amount was set as a total, without saying how it was paid.
alter table payments add column method text;
alter table payments add constraint payments_method
  check (method in ('cash-usd', 'cash-jpy', 'card', 'other')) not valid;
-- What went through the yen drawer, and at which rate.
alter table payments add column yen integer;
alter table payments add column yen_rate integer;
-- What the customer handed over, in cents or yen.
alter table payments add column given integer;
-- The entry that this one cancels.
alter table payments add column corrects_id uuid;
alter table payments add column till_id uuid;
alter table payments add constraint payments_corrects foreign key (corrects_id)
  references payments not valid;
alter table payments add constraint payments_till foreign key (till_id)
  references till_sessions not valid;
alter table payments add constraint payments_yen_with_rate
  check ((yen is null) = (yen_rate is null)) not valid;

-- Every receipt has the next number of its year; a number is never used twice or left out. The name
-- on it is read from the request, so that it leaves the receipt when the person is erased.
create table receipt_numbers (
  year integer primary key,
  last integer not null
);
create table receipts (
  id uuid primary key,
  number text not null unique,
  request_id uuid not null references requests,
  payment_id uuid not null unique references payments,
  issued_at timestamptz(3) not null,
  issued_by uuid not null references users,
  voided_at timestamptz(3),
  voided_by uuid references users
);
create index receipts_of_request on receipts (request_id, issued_at);
create index receipts_by_time on receipts (issued_at desc);
create trigger receipts_no_delete before delete on receipts
  for each row execute function refuse_change();
create trigger receipts_no_truncate before truncate on receipts
  for each statement execute function refuse_change();

-- The ready-by day that passed before the current one was set, and the reason given to the customer.
alter table requests
  add column missed_on date,
  add column delay_reason text;

-- The requests whose ready-by day has passed, longest first.
create index requests_promised on requests (promised_on, id)
  where stage in ('payment', 'translate', 'review') and closed_at is null;

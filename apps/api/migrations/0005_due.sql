-- By when each stage should be done. It is decided with every change, from the calendar of that
-- moment, so that what is overdue is found by an index and not by looking at everything open.
alter table requests add column due_on date;
-- What is open already: near enough until its next change.
update requests
  set due_on = coalesce(promised_on, (created_at at time zone 'Asia/Tokyo')::date + 3)
  where completed_at is null and closed_at is null and stage <> 'complete';
create index requests_due on requests (stage, due_on, created_at, id)
  where due_on is not null and closed_at is null;
-- Of all lists only that of the finished is long enough for its filters to need an order of their own.
drop index requests_of_service;
create index requests_of_service on requests (service_id, created_at desc, id desc);
create index requests_delivered_unread on requests (created_at desc, id desc)
  where stage = 'complete' and closed_at is null and not admin_viewed;

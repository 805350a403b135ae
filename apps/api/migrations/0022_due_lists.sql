-- The list of an open stage by due day. Requests without a day come last.
create index requests_by_due on requests (stage, coalesce(due_on, 'infinity'::date), created_at, id)
  where closed_at is null and stage <> 'complete';
-- What is due at any stage, longest first.
create index requests_due_anywhere on requests (due_on, created_at, id)
  where due_on is not null and closed_at is null;
-- The completed requests of a translator. The lists of open stages are short enough to be filtered.
create index requests_delivered_of_translator on requests (translator_id, created_at desc, id desc)
  where stage = 'complete' and closed_at is null;

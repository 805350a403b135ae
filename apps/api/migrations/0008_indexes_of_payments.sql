-- outside a transaction
-- An entry of the ledger is cancelled at most once.
create unique index concurrently if not exists payments_corrected_once on payments (corrects_id)
  where corrects_id is not null;
create index concurrently if not exists payments_of_till on payments (till_id)
  where till_id is not null;
-- For the totals of a day and of a month.
create index concurrently if not exists payments_by_time on payments (at);

-- outside a transaction
-- The orders behind a figure of the owner: what was ready in a period, and which quotes were declined.
create index concurrently if not exists requests_by_review on requests (reviewed_at desc, id desc)
  where reviewed_at is not null;
create index concurrently if not exists quotes_declined on quotes (answered_at desc, request_id desc)
  where answer = 'declined';

-- outside a transaction
-- The journal reads what was sent since its last entry.
create index concurrently if not exists notices_sent on notices (sent_at) where sent_at is not null;

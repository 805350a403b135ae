-- outside a transaction
create index concurrently if not exists requests_by_reference on requests (reference);
drop index concurrently if exists requests_without_reference;

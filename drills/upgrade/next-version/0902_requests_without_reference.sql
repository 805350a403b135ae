-- outside a transaction
create index concurrently if not exists requests_without_reference on requests (id)
  where reference is null and stage = 'quote';

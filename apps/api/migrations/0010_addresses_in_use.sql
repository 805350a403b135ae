-- outside a transaction
-- Several living people can have no address.
create unique index concurrently if not exists users_email_used on users (lower(email))
  where email <> '';
drop index concurrently if exists users_email_living;

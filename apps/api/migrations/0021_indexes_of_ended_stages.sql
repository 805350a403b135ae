-- outside a transaction
-- The orders behind the lengths of the stages: those of which a stage ended in a period. The review has
-- its index already.
create index concurrently if not exists requests_by_quote on requests (quoted_at desc, id desc)
  where quoted_at is not null;
create index concurrently if not exists requests_by_payment on requests (paid_at desc, id desc)
  where paid_at is not null;
create index concurrently if not exists requests_by_translation on requests (translated_at desc, id desc)
  where translated_at is not null;
create index concurrently if not exists requests_by_delivery on requests (delivered_at desc, id desc)
  where delivered_at is not null;

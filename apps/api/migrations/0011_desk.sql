-- What lies on a translator's desk to be done, in the order in which it is wanted.
create index requests_to_do on requests (
  translator_id,
  coalesce(promised_on, needed_by, 'infinity'::date),
  created_at,
  id
) where stage = 'translate' and closed_at is null;

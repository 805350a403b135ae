-- When the translator accepted the work, and who declined it. A list of ids and not a table: it is
-- short, read only with its request, and nobody asks for the requests that someone has declined.
alter table requests
  add column accepted_at timestamptz(3),
  add column declined_by uuid[] not null default '{}';

-- What was submitted before was accepted without saying so.
update requests set accepted_at = coalesce(translated_at, returned_at)
where translator_id is not null and coalesce(translated_at, returned_at) is not null;

-- Who reads a note: the office, or also the translator. What was written before this was written
-- for the office, except the reason of a return.
alter table notes
  add column audience text not null default 'office' check (audience in ('office', 'translator')),
  add column is_question boolean not null default false,
  add constraint question_is_shared check (not is_question or audience = 'translator');
-- A comment of a person is not JSON, so it must not be read as such.
update notes set audience = 'translator'
where case when is_system then comment::jsonb ->> 'kind' = 'returned' else false end;

alter table requests
  -- When the translator asked the office something that is not answered yet.
  add column asked_at timestamptz(3),
  -- When the review last returned the translation.
  add column returned_at timestamptz(3);
update requests set returned_at = returned.at
from (
  select request_id, max(created_at) as at from notes
  where is_system and audience = 'translator'
  group by request_id
) as returned
where returned.request_id = requests.id and stage in ('translate', 'review');

-- Work that came back is done first. The old index serves the version that is being replaced.
create index requests_to_do_returned_first on requests (
  translator_id,
  (returned_at is null),
  coalesce(promised_on, needed_by, 'infinity'::date),
  created_at,
  id
) where stage = 'translate' and closed_at is null;

-- A translation that was taken back stays in the history of its request.
alter table files add column withdrawn_at timestamptz(3);

-- Interpretation has no document to translate, so screens and mails describe it differently.
alter table services
  add column kind text not null default 'translation'
    check (kind in ('translation', 'interpretation'));
update services set kind = 'interpretation' where slug = 'interpretation';

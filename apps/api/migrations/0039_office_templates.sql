-- outside a transaction
-- Templates of papers that the office has made itself, beside those of the program.
create table if not exists paper_templates (
  id uuid primary key,
  -- The template of the program in whose place it stands.
  replaces text,
  version integer not null check (version > 0),
  created_at timestamptz(3) not null,
  archived_at timestamptz(3)
);
create unique index concurrently if not exists paper_templates_in_place
  on paper_templates (replaces) where archived_at is null;

-- Never changed: a draft keeps the version it was begun with.
create table if not exists paper_template_versions (
  template_id uuid not null references paper_templates,
  version integer not null check (version > 0),
  paper jsonb not null,
  saved_at timestamptz(3) not null,
  saved_by uuid not null references users,
  primary key (template_id, version)
);

-- Without one, a draft is of a template of the program.
alter table translation_drafts add column if not exists template_version integer;

-- Whether drafts use a template.
create index concurrently if not exists translation_drafts_of_template
  on translation_drafts (template);

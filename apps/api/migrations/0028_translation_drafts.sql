-- A document as it is being translated: a template of the paper, filled in. It belongs to the
-- document, so it moves with it to another request and is deleted with it.
create table translation_drafts (
  file_id uuid primary key references files,
  template text not null,
  -- What the paper says and what the translation writes, by group and field.
  content jsonb not null,
  version integer not null check (version > 0),
  saved_at timestamptz(3) not null,
  saved_by uuid not null references users
);

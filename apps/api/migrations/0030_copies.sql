-- What anybody but its sender opens of a document: without scripts, programs, embedded files, remote
-- parts and the place where a photograph was taken. It is sealed like the document and goes with it.
create table copies (
  file_id uuid primary key references files,
  object_key text not null unique,
  key_id text not null,
  wrapped_key bytea not null,
  size integer not null,
  created_at timestamptz(3) not null
);
create index copies_of_key on copies (key_id, file_id);
-- When it turned out that no copy can be made. Then only the preview is shown.
alter table files add column copy_failed_at timestamptz(3);

-- What a clerk sees of a photograph without downloading it: drawn anew, smaller, without what the
-- camera wrote into it. It is kept and sealed like the file itself and goes with it.
create table previews (
  file_id uuid primary key references files,
  object_key text not null unique,
  key_id text not null,
  wrapped_key bytea not null,
  size integer not null,
  created_at timestamptz(3) not null
);
create index previews_of_key on previews (key_id, file_id);

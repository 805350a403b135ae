-- What a translation that was made from templates prints, line by line, to be compared with the next
-- version. It belongs to the file and is deleted with it.
create table printed_translations (
  file_id uuid primary key references files,
  papers jsonb not null
);

-- What reviewers have ticked. A tick is for the content of a file, so a new version starts anew.
create table review_checks (
  request_id uuid not null references requests,
  sha256 bytea not null,
  check_key text not null,
  ticked_at timestamptz(3) not null,
  ticked_by uuid not null references users,
  primary key (request_id, sha256, check_key)
);

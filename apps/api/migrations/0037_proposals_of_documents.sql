-- What a program proposes after looking at a document: the kind of paper and days on it, with
-- their places on the page. Never a name, an address or any other words. It belongs to the
-- document and is deleted with it.
create table document_proposals (
  file_id uuid primary key references files,
  -- Null if the kind of paper is not known.
  template text,
  dates jsonb not null,
  made_at timestamptz(3) not null
);

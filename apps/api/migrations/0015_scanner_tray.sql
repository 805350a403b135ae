-- What the office's scanner saved is nobody's until a clerk takes it into a request and becomes its
-- uploader. The previous version shows such a file to nobody.
-- squawk-ignore ban-drop-not-null
alter table files alter column uploader_id drop not null;
alter table files add constraint attached_by_somebody
  check (uploader_id is not null or request_id is null) not valid;

-- The tray: documents from the scanner's folder. A taken one stays in the list of its request.
create table tray_documents (
  file_id uuid primary key references files,
  sha256 bytea not null,
  arrived_at timestamptz(3) not null,
  -- Left out of the tray by a clerk, until it is put back or deleted.
  put_aside_at timestamptz(3),
  taken_at timestamptz(3)
);
-- A scanner that sends a document again, because it was interrupted, does not add another one.
create unique index tray_documents_once on tray_documents (sha256) where taken_at is null;
create index tray_documents_waiting on tray_documents (arrived_at) where taken_at is null;

-- What the worker last saw of the scanner's folder. Without a row there is none.
create table scanner_folder (
  is_only_row boolean primary key default true check (is_only_row),
  seen_at timestamptz(3) not null,
  problem text check (problem in ('unreadable', 'full')),
  -- How many files of the folder were refused, by code.
  refused jsonb not null
);

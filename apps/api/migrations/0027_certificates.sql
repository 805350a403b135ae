-- Certificates of translation accuracy: each says that one version of a translation is complete and
-- accurate. A wrong one is revoked, never deleted, because its paper is in somebody's hands.
create table certificates (
  id uuid primary key,
  request_id uuid not null references requests,
  file_id uuid not null references files,
  -- As on the paper. It opens nothing, and /verify answers it without personal data.
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  issued_at timestamptz(3) not null,
  issued_by uuid not null references users,

  -- Empty, or null, once the content of the request is erased.
  document_name text not null,
  document_name_ja text,
  person text,
  from_language text not null,
  to_language text not null,
  -- Null if they cannot be counted, as in a Word file.
  original_pages integer check (original_pages > 0),
  translation_pages integer check (translation_pages > 0),
  translator_id uuid references users,
  reviewer_id uuid references users,

  replaces_id uuid unique references certificates,
  -- When the customer first downloaded it.
  fetched_at timestamptz(3),
  revoked_at timestamptz(3),
  -- Null if a restored database was told of it by the journal.
  revoked_by uuid references users,
  revoked_because text
    check (revoked_because in ('by-staff', 'replaced', 'stepped-back', 'new-translation')),
  -- What staff wrote.
  revoked_reason text,
  constraint revoked_completely check ((revoked_at is null) = (revoked_because is null)),
  constraint revoked_by_somebody check (revoked_at is not null or revoked_by is null),
  constraint reason_of_staff check (revoked_reason is null or revoked_because = 'by-staff')
);
create index certificates_of_request on certificates (request_id, issued_at);
-- A request has one certificate that stands.
create unique index certificates_standing on certificates (request_id) where revoked_at is null;

-- The files by which /verify knows a certificate: its papers, and the translation as the office and as
-- the customer has it. They stay when the content is erased: nothing can be read from a hash.
create table certificate_hashes (
  sha256 bytea not null check (length(sha256) = 32),
  certificate_id uuid not null references certificates,
  is_translation boolean not null,
  primary key (sha256, certificate_id)
);
create index certificate_hashes_of_certificate on certificate_hashes (certificate_id);

-- The signed PDFs, sealed in the file store. The rows leave with the content of the request.
create table certificate_papers (
  id uuid primary key,
  certificate_id uuid not null references certificates,
  paper text not null check (paper in ('a4', 'letter')),
  sha256 bytea not null check (length(sha256) = 32),
  size integer not null,
  object_key text not null unique,
  key_id text not null,
  wrapped_key bytea not null,
  unique (certificate_id, paper)
);
create index certificate_papers_by_key on certificate_papers (key_id);

-- Whatever code writes: what was issued stays known, and what was revoked stays revoked.
create function refuse_change_of_certificate() returns trigger language plpgsql as $$
begin
  raise exception 'a certificate is never deleted, changed or valid again'
    using errcode = 'restrict_violation';
end
$$;
create trigger certificate_stays before delete on certificates
  for each row execute function refuse_change_of_certificate();
create trigger certificate_stays_revoked before update on certificates
  for each row
  when (
    (new.code, new.file_id, new.issued_at) is distinct from (old.code, old.file_id, old.issued_at)
    or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at)
  )
  execute function refuse_change_of_certificate();

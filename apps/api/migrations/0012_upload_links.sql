-- While an order is taken at the counter, its customer sends documents from a phone by a link. It
-- can only send, for a few minutes, and into the order of one clerk.
create table upload_links (
  id uuid primary key,
  clerk_id uuid not null references users,
  token_hash bytea not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create unique index upload_links_token on upload_links (token_hash);
create index upload_links_expired on upload_links (expires_at);

-- Their uploader is the clerk, but somebody else made them. Links are deleted, this is kept.
create table upload_link_files (
  file_id uuid primary key references files,
  link_id uuid not null
);
create index upload_link_files_of_link on upload_link_files (link_id);

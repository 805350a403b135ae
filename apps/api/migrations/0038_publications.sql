-- What the owner has published about the office, newest last. Nothing is changed or removed; an
-- earlier publication is brought back by publishing its facts again.
create table publications (
  id bigint generated always as identity primary key,
  -- The shape is `officeFacts` in packages/contract/src/office.ts.
  facts jsonb not null,
  published_at timestamptz(3) not null,
  published_by uuid references users,
  restored_from bigint references publications
);
create index publications_by_publisher on publications (published_by);
create index publications_by_restored on publications (restored_from);

-- The rendered website. The worker adds a whole version in one transaction whenever a publication
-- or a service changes, for the build it belongs to: pages refer to the scripts of their build.
create table site_versions (
  id bigint generated always as identity primary key,
  publication_id bigint not null references publications,
  build text not null,
  rendered_at timestamptz(3) not null
);
create index site_versions_by_build on site_versions (build, id);
create index site_versions_by_publication on site_versions (publication_id);

create table site_files (
  version_id bigint not null references site_versions on delete cascade,
  -- '/contact', '/sitemap.xml'; without a slash in front for documents of the application.
  path text not null,
  content_type text not null,
  -- What the content security policy of a page has to name.
  policy jsonb,
  -- A hash of what a picture was drawn from, so that it is not drawn again.
  source text,
  body bytea not null,
  brotli bytea,
  gzip bytea,
  primary key (version_id, path)
);

-- How the office translates certain words.
create table glossary_terms (
  id uuid primary key,
  english text not null,
  japanese text not null,
  -- Of the Japanese, in kana, so that it is found by its sound.
  reading text,
  -- What to keep in mind: 'keep in addresses, do not translate'.
  note text,
  -- Where it is used: 'family register'.
  field text,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  archived_at timestamptz(3)
);
create unique index glossary_terms_once
  on glossary_terms (japanese, english, coalesce(field, ''));
create index glossary_terms_in_use on glossary_terms (created_at desc, id desc)
  where archived_at is null;
create index glossary_terms_archived on glossary_terms (created_at desc, id desc)
  where archived_at is not null;

-- Terms are found by the same words as people and requests.
alter table search_words drop constraint search_words_subject_kind_check;
alter table search_words add constraint search_words_subject_kind
  check (subject_kind in ('user', 'request', 'term')) not valid;

-- Sentences of the office's own work in both languages. Names, dates and numbers are placeholders
-- before anything is stored.
create table memory_pairs (
  id uuid primary key,
  english text not null,
  japanese text not null,
  -- SHA-256 of both, so that a pair is there once.
  content_hash bytea not null unique,
  created_at timestamptz(3) not null,
  -- Until its content is erased: then the pair is compared with its names once more.
  request_id uuid references requests on delete set null
);
create index memory_pairs_by_time on memory_pairs (created_at desc, id desc);
create index memory_pairs_of_request on memory_pairs (request_id) where request_id is not null;

-- A fixed number of hashes of each sentence. Similar sentences share most of them.
create table memory_grams (
  language text not null check (language in ('en', 'ja')),
  gram integer not null,
  pair_id uuid not null references memory_pairs on delete cascade,
  primary key (language, gram, pair_id)
);
create index memory_grams_of_pair on memory_grams (pair_id);

-- Who read which file of a request. One row for each person, file and ten minutes.
create table readings (
  id uuid primary key,
  file_id uuid not null references files,
  reader_id uuid not null references users,
  -- The reader's part in the request at that time. The customer's own readings are not kept.
  reader_part text not null check (reader_part in ('office', 'translator')),
  -- The strongest within the ten minutes.
  kind text not null check (kind in ('opened', 'downloaded', 'printed')),
  at timestamptz(3) not null
);
create index readings_of_file on readings (file_id, at desc, id desc);
create index readings_of_reader on readings (reader_id, at desc);

-- A person read unusually many documents. Owners get one mail for each row.
create table bulk_readings (
  id uuid primary key,
  reader_id uuid not null references users,
  started_at timestamptz(3) not null,
  -- The last document that was refused.
  last_at timestamptz(3) not null
);
create index bulk_readings_of_reader on bulk_readings (reader_id, last_at desc);

-- The history holds no values, so the network of the caller is kept here for a while.
create table failed_sign_ins (
  id uuid primary key,
  at timestamptz(3) not null,
  -- Null if no account has the e-mail address, which is not kept: it may be a mistyped password.
  user_id uuid references users,
  reason text not null check (reason in ('password', 'second-factor', 'locked')),
  network text not null
);
create index failed_sign_ins_by_time on failed_sign_ins (at desc, id desc);
create index failed_sign_ins_of_user on failed_sign_ins (user_id, at desc, id desc)
  where user_id is not null;

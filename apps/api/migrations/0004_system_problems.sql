-- What the system check has found, so that owners are mailed once about each problem.
create table system_problems (
  part text primary key,
  code text not null,
  since timestamptz(3) not null,
  ended_at timestamptz(3),
  -- When owners were last mailed about this part. The present problem was reported if this is not
  -- before its beginning.
  mailed_at timestamptz(3)
);

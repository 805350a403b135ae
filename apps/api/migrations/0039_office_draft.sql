-- What owners have changed and not yet published. There is one draft, which all owners share.
create table office_drafts (
  id integer primary key default 1 check (id = 1),
  -- The shape is `officeView` in packages/contract/src/office.ts.
  facts jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null references users
);
create index office_drafts_by_person on office_drafts (changed_by);

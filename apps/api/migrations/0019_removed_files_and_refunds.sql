-- A file that staff removed from a request: nobody else sees it, and staff can put it back until
-- it is deleted. removed_at keeps its meaning, that the content is gone.
alter table files
  add column hidden_at timestamptz(3),
  add column hidden_by uuid references users,
  add column hidden_reason text check (hidden_reason in ('wrong-person', 'wrong-file', 'other')),
  add constraint hidden_completely check (num_nonnulls(hidden_at, hidden_by, hidden_reason) in (0, 3));
create index files_hidden on files (hidden_at, id) where hidden_at is not null and removed_at is null;

-- The ready-by day that was promised when the quote was made. Unknown for earlier quotes.
alter table quotes add column promised_on date;

-- A refund is money paid back; any other lower amount corrects what was recorded.
alter table payments
  add column is_refund boolean not null default false,
  add constraint refund_lowers check (not is_refund or difference_cents < 0);

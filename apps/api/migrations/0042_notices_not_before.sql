-- Several messages within some minutes are announced in one mail, which waits until this time.
alter table notices add column not_before timestamptz(3);

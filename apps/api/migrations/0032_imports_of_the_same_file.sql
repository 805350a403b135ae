-- Of the file as it was sent. Null for imports from before this column.
alter table imports add column content_hash bytea;
-- When the same file was imported.
alter table import_problems add column day date;

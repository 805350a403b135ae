-- Before an office is set up, its site is rendered without a publication, for the screens of the
-- set-up.
alter table site_versions alter column publication_id drop not null;

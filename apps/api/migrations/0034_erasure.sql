-- A deleted person can be restored for some days. Then everything about them is erased.
alter table users add column erased_at timestamptz(3);
-- The roles that the deletion took, for an owner to give back.
alter table users add column former_roles text[] not null default '{}';

-- People who were deleted by earlier versions have no time of erasure: they are due at once, because
-- their requests still have names and texts.
drop index users_to_erase;
create index users_to_erase on users ((coalesce(erase_at, deleted_at)))
  where deleted_at is not null and erased_at is null;

-- An address is in use until it is erased. Under the old name, which running processes know.
create unique index users_email_stored on users (lower(email)) where deleted_at is null or email <> '';
drop index users_email_living;
alter index users_email_stored rename to users_email_living;

alter table mailed_tokens
  drop constraint mailed_tokens_purpose_check,
  add constraint mailed_tokens_purpose_check
    check (purpose in ('verify-email', 'reset-password', 'keep-account'));

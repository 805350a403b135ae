-- Admins to whom an owner has delegated the assignment of translators, and days on which a
-- translator is away.
alter table users
  add column may_assign boolean not null default false,
  add column absent_from date,
  add column absent_until date,
  add constraint users_absence check (
    (absent_from is null) = (absent_until is null) and absent_from <= absent_until
  );

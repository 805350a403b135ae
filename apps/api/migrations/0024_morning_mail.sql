-- outside a transaction
-- Staff can choose a mail with what is due, each morning on which the office opens.
alter table users
  add column if not exists morning_mail boolean not null default false,
  add column if not exists morning_mailed_on date;
create index concurrently if not exists users_with_morning_mail on users (id) where morning_mail;

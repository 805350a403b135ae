-- The mail that carries a link: every try of it carries the same one, and whoever has used the
-- link has had the mail. Null for links that were mailed before.
alter table mailed_tokens add column mail_key text;

-- How far upkeep has come that goes through the days one by one, so that days on which no worker
-- ran are made up for.
create table upkeep (
  what text primary key,
  done_until date not null
);

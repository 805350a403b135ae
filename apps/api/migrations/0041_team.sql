-- The people whom the website names, in the order of the page. Their names are those of their
-- accounts, so a person who leaves and is erased leaves nothing here.
create table team_members (
  user_id uuid primary key references users,
  position integer not null,
  role_en text not null check (role_en <> ''),
  role_ja text not null check (role_ja <> '')
);

-- An admin gave somebody the admin role. It takes effect when an owner confirms it; the row is
-- removed when an owner answers or the proposal lapses. Who did what is in the history.
create table admin_proposals (
  user_id uuid primary key references users,
  proposed_by uuid not null references users,
  proposed_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index admin_proposals_by_proposer on admin_proposals (proposed_by);
create index admin_proposals_by_expiry on admin_proposals (expires_at);

-- An e-mail address that staff entered for somebody. It replaces `email` when that person opens the
-- link that was mailed there while they are signed in.
alter table users
  add column new_email text,
  add column new_email_at timestamptz(3),
  add constraint users_new_email check ((new_email is null) = (new_email_at is null));
create index users_new_email_waiting on users (new_email_at) where new_email is not null;

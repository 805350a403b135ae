-- The documents and free texts of an ended request are deleted some time after its end, and the
-- customer is told before. The figures stay for the books.
alter table requests add column retention_told_at timestamptz(3);
alter table requests add column content_erased_at timestamptz(3);
-- An owner keeps the content, for example during a legal dispute.
alter table requests add column is_on_hold boolean not null default false;
create index requests_with_content on requests (coalesce(completed_at, closed_at), id)
  where content_erased_at is null and coalesce(completed_at, closed_at) is not null;

-- A deleted person's data are erased at this time; until then the deletion can be stopped.
alter table users add column erase_at timestamptz(3);
create index users_to_erase on users (erase_at) where erase_at is not null;

-- Moves of a request that can be undone for a short time, and what a step back made void.
create table request_moves (
  id uuid primary key,
  request_id uuid not null references requests,
  kind text not null,
  actor_id uuid not null references users,
  at timestamptz(3) not null,
  -- A step back cannot be undone, so it has none.
  undo_until timestamptz(3),
  -- The columns that the move changed, as they were: the customer sees them until the time is over,
  -- and an undo restores them.
  before jsonb not null,
  -- The mails that wait for the end of the time.
  notices jsonb not null,
  undone_at timestamptz(3),
  undone_by uuid references users
);
create index request_moves_of_request on request_moves (request_id, id);

-- The move that the customer does not see yet.
alter table requests add column held_move_id uuid references request_moves;
create index requests_held on requests (user_id) where held_move_id is not null;

-- A quote that was taken back. Its version is not used again, so the quotes are counted.
alter table quotes add column withdrawn_at timestamptz(3);
alter table requests add column quotes_made integer not null default 0;

-- Who collects an order can sign on the screen. It is deleted with what the request contains.
create table signatures (
  id uuid primary key,
  request_id uuid not null references requests,
  signed_by text not null,
  -- Lines of the pen: x and y in turn.
  strokes jsonb not null,
  at timestamptz(3) not null,
  actor_id uuid not null references users
);
create index signatures_of_request on signatures (request_id, id);

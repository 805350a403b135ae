-- A request that was ordered again from an earlier one: copies of its translation, or the same
-- papers into another language. Says nothing about what they contain, so it stays with the numbers.
create table orders_again (
  request_id uuid primary key references requests,
  earlier_id uuid not null references requests,
  -- Null for another language.
  copies integer check (copies between 1 and 20),

  constraint not_of_itself check (earlier_id <> request_id)
);
create index orders_again_of_request on orders_again (earlier_id, request_id);

-- Typed by the customer into the order form, before anybody at the office read the papers.
alter table name_entries add column given_with_order boolean not null default false;

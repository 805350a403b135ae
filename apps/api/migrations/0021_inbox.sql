-- Who answers the messages of a request, and since when the customer has waited for an answer.
alter table requests
  add column handler_id uuid references users,
  add column awaiting_reply_since timestamptz(3);

-- Longest wait first. Thanks for a completed request need no answer once they are read.
create index requests_awaiting_reply on requests (awaiting_reply_since, id)
  where awaiting_reply_since is not null
    and ((completed_at is null and closed_at is null) or not admin_viewed);
create index requests_of_handler on requests (handler_id, created_at desc, id desc)
  where handler_id is not null;

-- A trigger and not the command, so that messages written by the previous version count too.
-- A message of the system neither asks nor answers anything.
create function follow_conversation() returns trigger language plpgsql as $$
begin
  update requests set awaiting_reply_since =
    case when new.sender = 'customer' then coalesce(awaiting_reply_since, new.created_at) end
  where id = new.request_id
    and (new.sender = 'customer') = (awaiting_reply_since is null);
  return null;
end
$$;
create trigger follow_conversation after insert on messages
  for each row when (new.sender <> 'system') execute function follow_conversation();

-- The customers in the inbox who wrote last, from the first message after the office's last one.
update requests set awaiting_reply_since = waiting.since
from (
  select listed.id, (
    select min(created_at) from messages
    where request_id = listed.id and sender = 'customer'
      and created_at > coalesce(
        (select max(created_at) from messages
         where request_id = listed.id and sender = 'staff'), '-infinity')
  ) as since
  from requests listed
  where (listed.completed_at is null and listed.closed_at is null) or not listed.admin_viewed
) waiting
where requests.id = waiting.id and waiting.since is not null;

-- What one person wants to come back to; admin_viewed belongs to the whole office.
create table unread_marks (
  user_id uuid not null references users,
  request_id uuid not null references requests,
  marked_at timestamptz(3) not null,
  primary key (user_id, request_id)
);

-- Staff search by the last digits of an order number or of a phone number.
create index requests_order_number_end on requests (reverse(order_number) collate "C");
create index requests_phone_end on requests
  (reverse(regexp_replace(phone, '\D', '', 'g')) collate "C");
create index users_phone_end on users
  (reverse(regexp_replace(phone, '\D', '', 'g')) collate "C") where deleted_at is null;

-- Similar spellings of names. People only: their requests follow from them.
create extension if not exists pg_trgm;
create index search_words_similar on search_words using gin (word gin_trgm_ops)
  where subject_kind = 'user' and word ~ '^[a-z]{3,30}$';

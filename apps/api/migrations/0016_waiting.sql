-- What may wait for a customer: their open requests, and those with a message they have not read.
create index requests_of_user_open on requests (user_id, created_at desc, id desc)
  where (completed_at is null and closed_at is null) or customer_unread > 0;

-- A new order makes only one other of its customer a return: the one that was the first until now.
create or replace function queue_figures_of_request() returns trigger language plpgsql as $$
begin
  insert into figure_changes (request_id) values (new.id);
  if tg_op = 'INSERT' then
    insert into figure_changes (request_id)
    select id from requests
    where user_id = new.user_id and (created_at, id) > (new.created_at, new.id)
    order by created_at, id limit 1;
  elsif new.user_id <> old.user_id then
    insert into figure_changes (user_id) values (old.user_id), (new.user_id);
  end if;
  return null;
end
$$;

-- Seals are made with a key that is not in the database; key_id says which. Seals without one are
-- from before, and stay valid because the first seal with a key covers them.
alter table event_seals add column key_id text;

-- The previous version, if it is still running, must not add a seal without a key behind one with a
-- key. Its job fails and a new worker seals those events.
create function refuse_unkeyed_seal() returns trigger language plpgsql as $$
begin
  if exists (select from event_seals where position = new.position - 1 and key_id is not null) then
    raise exception 'a seal without a key cannot follow one with a key'
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger refuse_unkeyed_seal before insert on event_seals
  for each row when (new.key_id is null) execute function refuse_unkeyed_seal();

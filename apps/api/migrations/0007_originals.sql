-- Papers that customers leave here and must get back: family registers, birth certificates.
create table originals (
  id uuid primary key,
  request_id uuid not null references requests,
  -- Empty once the content of the request is erased.
  description text not null,
  pages integer not null check (pages between 1 and 999),
  shelf text not null check (shelf <> ''),
  received_at timestamptz(3) not null,
  received_by uuid not null references users,

  -- When it went back to the customer, and how.
  out_at timestamptz(3),
  out_by uuid references users,
  out_how text check (out_how in ('collected', 'posted')),
  -- Who took it or to whom it was posted.
  out_to text,
  id_seen boolean not null default false,
  code_shown boolean not null default false,
  tracking_number text,

  -- It was taken in by mistake.
  removed_at timestamptz(3),
  removed_by uuid references users,
  removed_reason text,

  constraint out_completely check (num_nonnulls(out_at, out_by, out_how) in (0, 3)),
  constraint removed_completely check ((removed_at is null) = (removed_by is null)),
  -- What was never here cannot go out, and what went out was here.
  constraint out_or_removed check (out_at is null or removed_at is null),
  constraint details_of_going_out check (
    out_at is not null
    or (out_to is null and tracking_number is null and not id_seen and not code_shown)
  ),
  constraint tracking_only_for_post check (tracking_number is null or out_how = 'posted')
);
create index originals_of_request on originals (request_id, received_at, id);
-- Everything that is still in the house, oldest first.
create index originals_in_house on originals (received_at, id)
  where out_at is null and removed_at is null;
create index originals_of_request_in_house on originals (request_id)
  where out_at is null and removed_at is null;

-- An original goes out once. Whatever code writes, the first time is what counts.
create function refuse_second_exit() returns trigger language plpgsql as $$
begin
  raise exception 'the original has left the house' using errcode = 'restrict_violation';
end
$$;
create trigger original_leaves_once before update on originals
  for each row
  when (
    num_nonnulls(old.out_at, old.removed_at) > 0
    and (new.out_at, new.out_by, new.out_how, new.removed_at, new.removed_by, new.shelf)
      is distinct from
        (old.out_at, old.out_by, old.out_how, old.removed_at, old.removed_by, old.shelf)
  )
  execute function refuse_second_exit();

-- Six digits by which a customer collects at the counter; one code for all of their orders. It is
-- deleted once nothing of theirs is here, so that few are in use.
create table pickup_codes (
  user_id uuid primary key references users,
  code text not null unique check (code ~ '^\d{6}$'),
  created_at timestamptz(3) not null
);

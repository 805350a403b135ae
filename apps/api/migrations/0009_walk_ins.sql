-- Customers who come to the counter need no e-mail address and no password. Whoever has neither
-- cannot sign in; whoever has an address gets in by 'Forgotten password', which confirms it.
alter table users drop constraint living_can_sign_in;
alter table users add constraint living_can_sign_in
  check (deleted_at is not null or password_hash is not null or email_verified_at is null) not valid;

-- With its code and the phone number, a customer takes an order from the counter into an account.
create table claim_codes (
  request_id uuid primary key references requests,
  -- Keyed, so that whoever reads the database cannot try out codes.
  code_hash bytea not null,
  created_at timestamptz(3) not null,
  claimed_at timestamptz(3),
  claimed_by uuid references users,
  constraint claimed_by_somebody check ((claimed_at is null) = (claimed_by is null))
);
create unique index claim_codes_hash on claim_codes (code_hash);

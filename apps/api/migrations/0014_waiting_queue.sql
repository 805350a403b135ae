-- Who waits at the counter without an appointment has a number of the day, and no name.
create table waiting_numbers (
  id uuid primary key,
  day date not null,
  number integer not null check (number > 0),
  -- What they came for, if the clerk asked.
  visit text check (visit in ('new-order', 'collecting', 'question')),
  state text not null check (state in ('waiting', 'called', 'absent', 'served')),
  -- Where the number is called.
  counter integer check (counter between 1 and 20),
  given_at timestamptz(3) not null,
  first_called_at timestamptz(3),
  called_at timestamptz(3),
  constraint called_to_a_counter check (
    state <> 'called' or (counter is not null and first_called_at is not null and called_at is not null)
  )
);
create unique index waiting_numbers_of_day on waiting_numbers (day, number);
-- A counter calls one number at a time.
create unique index waiting_numbers_called on waiting_numbers (day, counter)
  where state = 'called';

-- Given without gaps, also when several are given at once.
create table waiting_number_days (
  day date primary key,
  last integer not null
);

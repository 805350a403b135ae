-- How the customer gets the translation. Requests from before this were collected at the counter.
alter table requests
  add column delivery text not null default 'counter'
    check (delivery in ('counter', 'download', 'post', 'meeting')),
  add column recipient text,
  add column postal_country text check (postal_country in ('JP', 'US', 'other')),
  add column postal_code text,
  add column postal_address text,
  add column meeting_place text,
  -- Personal data is kept only while the chosen way needs it; erasing it leaves the way.
  add constraint address_only_for_post check (
    delivery = 'post'
    or num_nonnulls(recipient, postal_country, postal_code, postal_address) = 0
  ),
  add constraint place_only_for_meeting check (delivery = 'meeting' or meeting_place is null);

-- What had been paid when a quote was made. Only what is paid on top takes that quote: money that
-- came for an earlier price says nothing about a new one.
alter table quotes add column paid_before_cents integer not null default 0 check (paid_before_cents >= 0);
update quotes
  set paid_before_cents = coalesce(
    (select paid_after_cents from payments
      where payments.request_id = quotes.request_id and payments.at < quotes.quoted_at
      order by payments.id desc limit 1),
    0)
  where version > 1;

-- Whether somebody named the day: then it stays. One that only follows from the calendar is
-- reckoned anew when the payment comes later than the acceptance.
alter table requests add column promised_by_staff boolean not null default false;
update requests set promised_by_staff = true
  where promised_on is not null and exists (
    select from events
      where subject_kind = 'request' and subject_id = requests.id::text and kind = 'request.promised');

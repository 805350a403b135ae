-- Whether a photograph was drawn: so that one that was missed is drawn later, and one that cannot be
-- drawn is not waited for. Null for what is no picture.
alter table files add column drawing text check (drawing in ('waiting', 'drawn', 'failed'));
update files set drawing = case when exists (select from previews where file_id = files.id)
    then 'drawn' else 'waiting' end
  where media_type like 'image/%' and removed_at is null;
create index files_to_draw on files (created_at, id) where drawing = 'waiting' and removed_at is null;
-- A payment is due on the last day of its quote, also where the quote is older than this rule.
update requests set due_on = (quotes.expires_at at time zone 'Asia/Tokyo')::date
  from quotes
  where quotes.request_id = requests.id and quotes.version = requests.quote_version
    and requests.stage = 'payment' and requests.closed_at is null;

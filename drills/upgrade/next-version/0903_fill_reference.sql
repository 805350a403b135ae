-- in batches
update requests set reference = order_number
where id in (
  select id from requests where reference is null and stage = 'quote' order by id limit 1000
)

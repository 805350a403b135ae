-- As it must not be done: every call waits until all rows are changed.
alter table requests add column reference text;
update requests set reference = order_number where stage = 'quote';

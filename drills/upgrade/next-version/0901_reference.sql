-- The number under which a customer's employer knows a request.
alter table requests add column reference text;
alter table requests add constraint requests_reference_check
  check (length(reference) between 1 and 100) not valid;

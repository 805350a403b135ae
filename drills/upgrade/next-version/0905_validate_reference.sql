alter table requests validate constraint requests_reference_check;

-- The name of an imported file may be that of a customer. From now on it is erased with anybody's
-- data, and when the file has expired or the import is taken back.
update imports set name = ''
where name <> '' and (
  state in ('expired', 'taken-back')
  or asked_at <= (select max(erased_at) from users)
);

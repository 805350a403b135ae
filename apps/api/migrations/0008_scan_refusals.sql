-- Why a stored file was refused is kept as the code that the screens have words for.
update files set refusal = 'file-infected' where status = 'refused';
alter table files add constraint refusal_is_known
  check (refusal in ('file-locked', 'file-macros', 'file-infected'));
alter table files add constraint refused_says_why check ((status = 'refused') = (refusal is not null));

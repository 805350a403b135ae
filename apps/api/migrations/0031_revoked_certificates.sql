-- Whether the customer could download the certificate when it was revoked. They are told of it, also
-- if nobody is known to have downloaded it: the office may have handed out the paper.
alter table certificates add column was_available boolean not null default false;

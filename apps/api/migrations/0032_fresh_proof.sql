-- When the person last proved who they are in this session. Null: at its start.
alter table sessions add column proved_at timestamptz(3);

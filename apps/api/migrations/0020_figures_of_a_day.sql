-- The figures of a day, or of a month, in one row: a screen reads as many rows as there are days,
-- whatever happened on them. With a row for each key, a busy office would read many times more.
create table figure_sums (
  -- 'now' has no day: what is in hand or owed at this moment.
  span text not null check (span in ('now', 'day', 'month')),
  -- The day, the first day of the month, or '-infinity'.
  day date not null,
  -- By 'kind|key'. Ids and words of the application only, no personal data.
  amounts jsonb not null,
  primary key (span, day),
  constraint figure_sums_day check ((span = 'now') = (day = '-infinity'))
) with (toast_tuple_target = 8160);
-- In the row itself: to read it elsewhere would cost several times as much.
alter table figure_sums alter column amounts set storage main;
-- Days for which nothing counts any more are removed.
create index figure_sums_empty on figure_sums (span) where amounts = '{}';

create function add_amounts(one jsonb, other jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, amount), '{}') from (
    select key, sum(value::bigint) as amount
    from (select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)) as both_sides
    group by key having sum(value::bigint) <> 0
  ) as sums
$$;

-- It was never part of a release. Everything is counted again into the new table.
-- squawk-ignore ban-drop-table
drop table figures;
truncate figure_parts;
update figures_state set counted_until = null, is_complete = false;

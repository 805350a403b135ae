-- What the price of a service is for, and the least that is charged.
alter table services
  add column price_unit text not null default 'order'
    check (price_unit in ('order', 'document', 'page', 'word')),
  add column minimum_cents integer check (minimum_cents > 0),
  -- It is quoted from the price list without waiting for staff, up to this total.
  add column quotes_itself boolean not null default false,
  add column quote_ceiling_cents integer check (quote_ceiling_cents > 0);

-- Null: from the price list, by the system. The previous version leaves such quotes out of the list
-- of earlier quotes, and otherwise does not read the column.
-- squawk-ignore ban-drop-not-null
alter table quotes alter column quoted_by drop not null;

-- What a quote consists of. A quote may have no lines; if it has some, their sum is its total.
create table quote_lines (
  request_id uuid not null,
  version integer not null,
  position integer not null,
  text text not null,
  -- Only of what came from the price list.
  text_ja text,
  unit text not null check (unit in ('each', 'document', 'page', 'word')),
  quantity integer not null check (quantity > 0),
  -- Negative for a discount.
  unit_cents integer not null,
  primary key (request_id, version, position),
  foreign key (request_id, version) references quotes
);

import { beyondBounds, lengthBounds } from '@kakehashi/domain/figures/lengths'
import { openStages, stageBefore, stageEnds } from '@kakehashi/domain/request/stage'
import { type RawBuilder, sql } from 'kysely'

/** To be raised with every change of the rules below: then everything is counted anew. */
export const rules = 2

/** Instead of the id of a translator who was deleted, and where there is none. */
const formerTranslator = 'former'
const noTranslator = 'none'

/**
 * What requests add to the figures: rows of request_id, part and amount. A part is 'day|kind|key',
 * with the day of the office; without a day it says how things are now.
 */
export function partsOf(ids: readonly string[], timeZone: string): RawBuilder<unknown> {
  const zone = sql.lit(timeZone)
  const own = sql`
    select requests.*, users.branch, users.find,
      case when requests.translator_id is null then ${sql.lit(noTranslator)}
        when translator.deleted_at is not null then ${sql.lit(formerTranslator)}
        else requests.translator_id::text end as translator,
      exists (select from requests earlier where earlier.user_id = requests.user_id
        and (earlier.created_at, earlier.id) < (requests.created_at, requests.id)) as is_again
    from requests join users on users.id = requests.user_id
      left join users translator on translator.id = requests.translator_id
    where requests.id = any(${ids}::uuid[])`
  const rowsOfEach = [ordered, lengths(), ready, translated, returned, quotes, money, owed, inHand]
  return sql`
    with own as materialized (${own}), stage_lengths as (${stageLengths})
    select id as request_id,
      case when at is null then '-infinity' else ((at at time zone ${zone})::date)::text end
        || '|' || kind || '|' || key as part,
      sum(amount)::bigint as amount
    from (${sql.join(
      rowsOfEach.map((rows) => rows(zone)),
      sql` union all `,
    )}) as entries (id, at, kind, key, amount)
    group by 1, 2 having sum(amount) <> 0`
}

type Rows = (zone: RawBuilder<unknown>) => RawBuilder<unknown>

const ordered: Rows = () => sql`
  select id, created_at, 'ordered', service_id::text, 1 from own
  union all select id, created_at, 'branch', branch, 1 from own
  union all select id, created_at, 'customer', case when is_again then 'again' else 'first' end, 1
    from own
  union all select id, created_at, 'found', coalesce(find, 'UNKNOWN'), 1 from own where not is_again`

/**
 * The times of imported orders were made of two days, so they tell nothing about the work of the
 * office: its stages, translators and quotes.
 */
const worked = sql`(select * from own where imported_at is null) as own`

/** Each stage that is over: from the end of the stage before it, or the order, to its own end. */
const stageLengths = sql.join(
  openStages.map((stage) => {
    const before = stageBefore(stage)
    const started = sql.ref(before ? `${stageEnds[before].event}_at` : 'created_at')
    const ended = sql.ref(`${stageEnds[stage].event}_at`)
    return sql`select id, ${sql.lit(stage)} as stage, ${ended} as ended_at,
      greatest(0, floor(extract(epoch from ${ended} - ${started}) / 60))::bigint as minutes
      from ${worked} where ${ended} is not null and ${started} is not null`
  }),
  sql` union all `,
)

function lengths(): Rows {
  const bounds = sql.lit(`{${lengthBounds.join(',')}}`)
  return () => sql`
    select id, ended_at, 'stage-minutes', stage, minutes from stage_lengths
    union all select id, ended_at, 'stage-days', stage || ':' || coalesce(
      (select min(bound) from unnest(${bounds}::integer[]) as bound
        where minutes <= bound * 1440), ${sql.lit(beyondBounds)}), 1 from stage_lengths`
}

/** A new day was given after the first one had passed: it is late all the same. */
const ready: Rows = (zone) => sql`
  select id, reviewed_at, 'ready', case
    when (reviewed_at at time zone ${zone})::date > coalesce(missed_on, promised_on) then 'late'
    else 'on-time' end, 1
  from own where reviewed_at is not null and promised_on is not null`

/** From the payment: many translators accept their work only by submitting it. */
const translated: Rows = () => sql`
  select id, paid_at, 'started', translator, 1 from ${worked} where paid_at is not null
  union all select id, translated_at, 'translated', translator, 1 from ${worked}
    where translated_at is not null
  union all select id, translated_at, 'translated-minutes', translator, greatest(0,
      floor(extract(epoch from translated_at - paid_at) / 60))::bigint
    from ${worked} where translated_at is not null`

/** The events among which an undo takes back the one before it. */
export const moves = [
  'request.quoted',
  'request.requoted',
  'request.paid',
  'request.translated',
  'request.returned',
  'request.reviewed',
  'request.delivered',
  'request.undone',
] as const

/** From the history. An undo takes back the last move before it. */
const returned: Rows = () => sql`
  select id, at, 'returned', translator, 1 from (
    select own.id, own.translator, events.at, events.kind,
      lead(events.kind) over (partition by own.id order by events.id) as next_kind
    from own join events on events.subject_kind = 'request' and events.subject_id = own.id::text
    where events.kind in (${sql.join(moves.map((kind) => sql.lit(kind)))})
  ) as moves
  where kind = 'request.returned' and next_kind is distinct from 'request.undone'`

const quotes: Rows = () => sql`
  select request_id, quotes.quoted_at, 'quote', 'made', 1
    from ${worked} join quotes on request_id = own.id
    where withdrawn_at is null
  union all select request_id, quotes.answered_at, 'quote', 'declined', 1
    from ${worked} join quotes on request_id = own.id
    where answer = 'declined' and withdrawn_at is null
  union all select id, paid_at, 'quote', 'went-ahead', 1 from ${worked} where paid_at is not null
  union all select id, closed_at, 'quote', 'cancelled', 1 from ${worked}
    where closed_at is not null and stage in ('quote', 'payment')`

/** Corrections count with the entry that they cancel, as in the totals of the till. */
const money: Rows = () => sql`
  select payments.request_id, payments.at,
    case when coalesce(corrected.is_refund, payments.is_refund) then 'refunded' else 'taken' end,
    coalesce(payments.method, 'unstated'),
    case when coalesce(corrected.is_refund, payments.is_refund)
      then -payments.difference_cents else payments.difference_cents end
  from own join payments on payments.request_id = own.id
    left join payments corrected on corrected.id = payments.corrects_id`

/** As the lists of what is unpaid and of what is owed to customers: by the day since when. */
const owed: Rows = () => sql`
  select id, at, 'owed', key, amount from (
    select own.id, own.delivered_at as since, 'delivered' as key, total_cents - paid_cents as amount
    from own where stage = 'complete' and completed_at is null and closed_at is null
    union all
    select own.id, coalesce(quotes.answered_at, own.created_at), 'deposit',
      own.deposit_cents - own.paid_cents
    from own join quotes on quotes.request_id = own.id and quotes.version = own.quote_version
    where stage = 'payment' and closed_at is null and own.paid_cents < own.deposit_cents
      and (quotes.answer = 'accepted'
        or (quotes.answer is null and own.paid_cents > quotes.paid_before_cents))
    union all
    select own.id, own.closed_at, 'to-refund', paid_cents from own
    where closed_at is not null and paid_cents > 0
  ) as sums, lateral (values (since), (null)) as days (at)`

const inHand: Rows = () => sql`
  select id, null::timestamptz, 'in-hand', translator, 1 from own
  where stage = 'translate' and closed_at is null`

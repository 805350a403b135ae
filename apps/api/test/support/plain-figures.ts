import { sql } from 'kysely'
import type { Database } from '../../src/db/connection.ts'

/** Amounts by span, day, kind and key. */
export type Amounts = Record<string, number>

interface Row {
  readonly day: string
  readonly kind: string
  readonly key: string
  readonly amount: string
}

/** What is stored. */
export async function storedFigures(db: Database): Promise<Amounts> {
  const { rows } = await sql<{ span: string; day: string; name: string; amount: string }>`
    select span, day::text, name, amount
    from figure_sums, jsonb_each_text(amounts) as each (name, amount)`.execute(db)
  return toAmounts(
    rows.map(({ span, day, name, amount }) => [[span, day, ...name.split('|')], amount]),
  )
}

type Entry = readonly [readonly string[], string]

function toAmounts(entries: readonly Entry[]): Amounts {
  const amounts: Amounts = {}
  for (const [parts, amount] of entries) {
    const key = parts.join(' ')
    amounts[key] = (amounts[key] ?? 0) + Number(amount)
    if (amounts[key] === 0) delete amounts[key]
  }
  return Object.fromEntries(
    Object.entries(amounts).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/**
 * The same figures from requests, ledger and history, figure by figure, as the screen defines them.
 * Written independently of what keeps them.
 */
export async function countPlainly(db: Database, timeZone = 'Asia/Tokyo'): Promise<Amounts> {
  const { rows } = await plainly(timeZone).execute(db)
  const all = [...rows, ...(await countReturns(db, timeZone))]
  return toAmounts(
    all.flatMap(({ day, kind, key, amount }): Entry[] => {
      if (day === 'now') return [[['now', '-infinity', kind, key], amount]]
      const month = `${day.slice(0, 7)}-01`
      return [
        [['day', day, kind, key], amount],
        [['month', month, kind, key], amount],
      ]
    }),
  )
}

const translatorOf = sql`(select coalesce(max(case when u.deleted_at is null then u.id::text else 'former' end), 'none')
  from users u where u.id = r.translator_id)`

function plainly(timeZone: string) {
  const day = (column: string) =>
    sql`to_char(${sql.ref(column)} at time zone ${timeZone}, 'YYYY-MM-DD')`
  const steps = [
    ['quote', 'created_at', 'quoted_at'],
    ['payment', 'quoted_at', 'paid_at'],
    ['translate', 'paid_at', 'translated_at'],
    ['review', 'translated_at', 'reviewed_at'],
    ['delivery', 'reviewed_at', 'delivered_at'],
  ] as const
  const lengths = steps.map(
    ([stage, from, to]) => sql`
      select ${stage}::text as stage, ${day(to)} as day,
        greatest(trunc(extract(epoch from ${sql.ref(to)}) / 60 - extract(epoch from ${sql.ref(from)}) / 60), 0) as took
      from requests where imported_at is null and ${sql.ref(to)} is not null`,
  )
  return sql<Row>`
    with first_orders as (
      select distinct on (user_id) id, user_id, created_at from requests order by user_id, created_at, id
    ), lengths as (${sql.join(lengths, sql` union all `)})
    select day, kind, key, sum(amount)::text as amount from (
      select ${day('created_at')}, 'ordered', service_id::text, 1 from requests
      union all
      select ${day('r.created_at')}, 'branch', u.branch, 1 from users u join requests r on r.user_id = u.id
      union all
      select ${day('created_at')}, 'customer', 'first', 1 from first_orders
      union all
      select ${day('created_at')}, 'customer', 'again', 1 from requests r where not exists (select from first_orders f where f.id = r.id)
      union all
      select ${day('f.created_at')}, 'found', coalesce(u.find, 'UNKNOWN'), 1 from first_orders f join users u on u.id = f.user_id
      union all
      select day, 'stage-minutes', stage, took from lengths
      union all
      select day, 'stage-days', stage || ':' || case
        when took <= 1440 then 1 when took <= 2880 then 2 when took <= 4320 then 3
        when took <= 5760 then 4 when took <= 7200 then 5 when took <= 10080 then 7
        when took <= 14400 then 10 when took <= 20160 then 14 when took <= 30240 then 21
        when took <= 43200 then 30 when took <= 86400 then 60 else 61 end, 1 from lengths
      union all
      select ${day('reviewed_at')}, 'ready', case
        when ${day('reviewed_at')} <= to_char(case when missed_on is null then promised_on else missed_on end, 'YYYY-MM-DD')
        then 'on-time' else 'late' end, 1
      from requests where reviewed_at is not null and promised_on is not null
      union all
      select ${day('paid_at')}, 'started', ${translatorOf}, 1 from requests r where paid_at is not null and imported_at is null
      union all
      select ${day('translated_at')}, 'translated', ${translatorOf}, 1 from requests r where translated_at is not null and imported_at is null
      union all
      select ${day('translated_at')}, 'translated-minutes', ${translatorOf},
        greatest(trunc(extract(epoch from translated_at - paid_at) / 60), 0)
      from requests r where translated_at is not null and imported_at is null
      union all
      select ${day('quoted_at')}, 'quote', 'made', 1 from quotes where withdrawn_at is null
        and request_id in (select id from requests where imported_at is null)
      union all
      select ${day('answered_at')}, 'quote', 'declined', 1 from quotes where withdrawn_at is null and answer = 'declined'
        and request_id in (select id from requests where imported_at is null)
      union all
      select ${day('paid_at')}, 'quote', 'went-ahead', 1 from requests where paid_at is not null and imported_at is null
      union all
      select ${day('closed_at')}, 'quote', 'cancelled', 1 from requests where closed_at is not null and paid_at is null and imported_at is null
      union all
      select ${day('at')}, 'taken', coalesce(method, 'unstated'), difference_cents from payments p
      where not exists (select from payments c where c.is_refund and c.id in (p.id, p.corrects_id))
      union all
      select ${day('at')}, 'refunded', coalesce(method, 'unstated'), -difference_cents from payments p
      where exists (select from payments c where c.is_refund and c.id in (p.id, p.corrects_id))
      union all
      select at, 'owed', key, cents from (
        select ${day('delivered_at')} as since, 'delivered' as key, total_cents - paid_cents as cents from requests
        where delivered_at is not null and paid_cents <> total_cents
        union all
        select to_char(coalesce(q.answered_at, r.created_at) at time zone ${timeZone}, 'YYYY-MM-DD'), 'deposit', r.deposit_cents - r.paid_cents
        from requests r join quotes q on q.request_id = r.id and q.version = r.quote_version
        where r.stage = 'payment' and r.closed_at is null and r.deposit_cents > r.paid_cents
          and (coalesce(q.answer, '') = 'accepted' or (q.answer is null and r.paid_cents > q.paid_before_cents))
        union all
        select ${day('closed_at')}, 'to-refund', paid_cents from requests where closed_at is not null
      ) as open_sums cross join lateral unnest(array[since, 'now']) as at
      union all
      select 'now', 'in-hand', ${translatorOf}, 1 from requests r
      where paid_at is not null and translated_at is null and closed_at is null
    ) as figures (day, kind, key, amount) group by 1, 2, 3`
}

const movesOfHistory = new Set([
  'quoted',
  'requoted',
  'paid',
  'translated',
  'reviewed',
  'returned',
  'delivered',
])

/** Replays the history of each request: an undo takes the last move away. */
async function countReturns(db: Database, timeZone: string): Promise<Row[]> {
  const { rows } = await sql<{ request: string; kind: string; day: string; key: string }>`
    select e.subject_id as request, substr(e.kind, 9) as kind,
      to_char(e.at at time zone ${timeZone}, 'YYYY-MM-DD') as day, ${translatorOf} as key
    from events e join requests r on r.id::text = e.subject_id
    where e.subject_kind = 'request' order by e.id`.execute(db)
  const histories = Map.groupBy(rows, ({ request }) => request)
  return [...histories.values()].flatMap((events) => {
    const standing: typeof events = []
    for (const event of events) {
      if (event.kind === 'undone') standing.pop()
      else if (movesOfHistory.has(event.kind)) standing.push(event)
    }
    const returned = standing.filter(({ kind }) => kind === 'returned')
    return returned.map(({ day, key }) => ({ day, key, kind: 'returned', amount: '1' }))
  })
}

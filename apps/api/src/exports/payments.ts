import type { Words } from '@kakehashi/domain/language'
import { dollarsOf } from '@kakehashi/domain/money'
import { methodNames, type PaymentMethod } from '@kakehashi/domain/payments/methods'
import { paymentKind } from '@kakehashi/domain/request/payments'
import { sql } from 'kysely'
import { fullNameOf } from '../db/full-name.ts'
import { orderColumns } from './order-columns.ts'
import { momentOf, type Page } from './page.ts'
import { columnsFor } from './table.ts'

interface PaymentRow {
  readonly id: string
  readonly sorted_at: Date
  readonly at: string
  readonly order_number: string
  readonly first_name: string
  readonly last_name: string
  readonly name_ja: string | null
  readonly service_name: string
  readonly difference_cents: number
  readonly is_refund: boolean
  readonly corrects_id: string | null
  readonly method: PaymentMethod | null
  readonly yen: number | null
  readonly yen_rate: number | null
  readonly receipt: string | null
  readonly is_voided: boolean
  readonly actor: string | null
}

export function paymentRows({ zone, isInPeriod, order }: Page) {
  return sql<PaymentRow>`
    select payments.id, payments.at as sorted_at, ${momentOf('payments.at', zone)} as at,
      order_number, requests.first_name, requests.last_name, requests.name_ja, service_name,
      difference_cents, is_refund, corrects_id, method, yen, yen_rate, receipts.number as receipt,
      receipts.voided_at is not null as is_voided, ${fullNameOf('actor')} as actor
    from payments
    join requests on requests.id = payments.request_id
    join users as actor on actor.id = payments.actor_id
    left join receipts on receipts.payment_id = payments.id
    where ${isInPeriod('payments.at')} ${order('payments.at', 'payments.id')}`
}

const kindNames: Readonly<Record<ReturnType<typeof paymentKind>, Words>> = {
  payment: { en: 'Payment', ja: '入金' },
  correction: { en: 'Counter-entry', ja: '取消しの記録' },
  refund: { en: 'Refund', ja: '返金' },
}

const { text, moment, usd, yen, rate } = columnsFor<PaymentRow>()

export const paymentColumns = [
  moment('Time', '日時', (row) => row.at),
  text('Order number', 'ご依頼番号', (row) => row.order_number, 15),
  ...orderColumns,
  text('Kind', '種類', (row, language) => kindNames[kindOf(row)][language], 14),
  text('Method', 'お支払い方法', (row, language) =>
    row.method === null ? null : methodNames[row.method][language],
  ),
  usd('Amount (USD)', '金額（ドル）', (row) => dollarsOf(row.difference_cents)),
  yen('In yen (JPY)', '円での受け渡し（円）', (row) => row.yen, 16),
  rate(
    'Yen for 1 USD',
    'レート（1ドル＝円）',
    (row) => (row.yen_rate === null ? null : row.yen_rate / 100),
    16,
  ),
  text('Receipt', '領収書番号', (row) => row.receipt, 14),
  text('Receipt voided', '領収書の無効', (row, language) =>
    row.is_voided ? { en: 'Voided', ja: '無効' }[language] : null,
  ),
  text('Recorded by', '記録した人', (row) => row.actor),
]

function kindOf({ difference_cents, is_refund, corrects_id }: PaymentRow) {
  return paymentKind({
    differenceCents: difference_cents,
    isRefund: is_refund,
    isCorrection: corrects_id !== null,
  })
}

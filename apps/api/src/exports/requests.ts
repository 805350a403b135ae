import { deliveryNames, documentLanguageNames } from '@kakehashi/domain/data-files/value-names'
import { dollarsOf } from '@kakehashi/domain/money'
import type { DeliveryWay } from '@kakehashi/domain/request/delivery'
import { cancelledName, type Stage, stageNameOf } from '@kakehashi/domain/request/stage'
import type { DocumentLanguage } from '@kakehashi/domain/request/submitted-details'
import type { ServiceKind } from '@kakehashi/domain/services'
import { sql } from 'kysely'
import { fullNameOf } from '../db/full-name.ts'
import { dayOf, momentOf, type Page } from './page.ts'
import { orderColumns } from './order-columns.ts'
import { columnsFor } from './table.ts'

interface RequestRow {
  readonly id: string
  readonly sorted_at: Date
  readonly order_number: string
  readonly created: string
  readonly first_name: string
  readonly last_name: string
  readonly name_ja: string | null
  readonly service_name: string
  readonly service_kind: ServiceKind
  readonly stage: Stage
  readonly is_closed: boolean
  readonly source_language: DocumentLanguage | null
  readonly target_language: DocumentLanguage | null
  readonly delivery: DeliveryWay
  readonly needed_by: string | null
  readonly promised_on: string | null
  readonly quoted_on: string | null
  readonly paid_on: string | null
  readonly translated_on: string | null
  readonly delivered_on: string | null
  readonly closed_on: string | null
  readonly translator: string | null
  readonly total_cents: number
  readonly deposit_cents: number
  readonly paid_cents: number
}

/** Without documents, messages, notes and other texts, which stay with the request. */
export function requestRows({ zone, isInPeriod, order }: Page) {
  return sql<RequestRow>`
    select requests.id, requests.created_at as sorted_at, order_number,
      ${momentOf('requests.created_at', zone)} as created,
      requests.first_name, requests.last_name, requests.name_ja, service_name,
      services.kind as service_kind, stage, closed_at is not null as is_closed,
      source_language, target_language, delivery, needed_by, promised_on,
      ${dayOf('requests.quoted_at', zone)} as quoted_on, ${dayOf('requests.paid_at', zone)} as paid_on,
      ${dayOf('requests.translated_at', zone)} as translated_on,
      ${dayOf('requests.delivered_at', zone)} as delivered_on,
      ${dayOf('requests.closed_at', zone)} as closed_on,
      ${fullNameOf('translator')} as translator, total_cents, deposit_cents, paid_cents
    from requests
    join services on services.id = requests.service_id
    left join users as translator on translator.id = requests.translator_id
    where ${isInPeriod('requests.created_at')} ${order('requests.created_at', 'requests.id')}`
}

const { text, day, moment, usd } = columnsFor<RequestRow>()
const nameOf = (language: DocumentLanguage | null) =>
  language === null ? undefined : documentLanguageNames[language]

export const requestColumns = [
  text('Order number', 'ご依頼番号', (row) => row.order_number, 15),
  moment('Received', '受付日時', (row) => row.created),
  ...orderColumns,
  text(
    'Stage',
    '段階',
    (row, language) =>
      (row.is_closed ? cancelledName : stageNameOf(row.stage, row.service_kind))[language],
  ),
  text(
    'From',
    '翻訳元の言語',
    (row, language) => nameOf(row.source_language)?.[language] ?? null,
    14,
  ),
  text(
    'Into',
    '翻訳先の言語',
    (row, language) => nameOf(row.target_language)?.[language] ?? null,
    14,
  ),
  text('Way of delivery', 'お渡し方法', (row, language) => deliveryNames[row.delivery][language]),
  text('Translator', '翻訳者', (row) => row.translator),
  day('Needed by', 'ご希望の期日', (row) => row.needed_by),
  day('Ready by', '仕上がり予定日', (row) => row.promised_on, 14),
  day('Quoted', 'お見積もり日', (row) => row.quoted_on),
  day('Paid or accepted', '着手確定日', (row) => row.paid_on, 16),
  day('Translated', '翻訳完了日', (row) => row.translated_on),
  day('Delivered', 'お渡し日', (row) => row.delivered_on),
  day('Cancelled', 'キャンセル日', (row) => row.closed_on),
  usd('Price (USD)', '料金（ドル）', (row) => dollarsOf(row.total_cents)),
  usd('Deposit (USD)', '前金（ドル）', (row) => dollarsOf(row.deposit_cents)),
  usd('Paid (USD)', '入金額（ドル）', (row) => dollarsOf(row.paid_cents)),
  usd(
    'Remaining (USD)',
    '残額（ドル）',
    (row) => dollarsOf(row.is_closed ? 0 : row.total_cents - row.paid_cents),
    15,
  ),
]

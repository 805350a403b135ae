import { branchNames, findSourceNames } from '@kakehashi/domain/data-files/value-names'
import { isLanguage, languageFacts } from '@kakehashi/domain/language'
import { dollarsOf } from '@kakehashi/domain/money'
import type { Branch, FindSource } from '@kakehashi/domain/people/people'
import { sql } from 'kysely'
import { momentOf, type Page } from './page.ts'
import { columnsFor } from './table.ts'

interface CustomerRow {
  readonly id: string
  readonly sorted_at: Date
  readonly since: string
  readonly first_name: string
  readonly middle_name: string | null
  readonly last_name: string
  readonly name_ja: string | null
  readonly name_kana: string | null
  readonly email: string
  readonly phone: string
  readonly branch: Branch
  readonly find: FindSource | null
  readonly language: string
  readonly can_sign_in: boolean
  readonly orders: number
  readonly spent_cents: number
}

export function customerRows({ zone, isInPeriod, order }: Page) {
  return sql<CustomerRow>`
    select users.id, users.created_at as sorted_at, ${momentOf('users.created_at', zone)} as since,
      first_name, middle_name, last_name, name_ja, name_kana, email, phone, branch, find, language,
      password_hash is not null as can_sign_in,
      coalesce(orders.count, 0) as orders, coalesce(spent.count, 0) as spent_cents
    from users
    left join counters as orders on orders.key = 'person:' || users.id || ':orders'
    left join counters as spent on spent.key = 'person:' || users.id || ':spent'
    where deleted_at is null and not (is_admin or is_owner or is_translator or is_contractor)
      and ${isInPeriod('users.created_at')} ${order('users.created_at', 'users.id')}`
}

const { text, moment, usd, count } = columnsFor<CustomerRow>()

export const customerColumns = [
  text('Last name', '姓', (row) => row.last_name),
  text('First name', '名', (row) => row.first_name),
  text('Middle name', 'ミドルネーム', (row) => row.middle_name),
  text('Japanese name', '日本語の氏名', (row) => row.name_ja),
  text('In kana', 'ふりがな', (row) => row.name_kana),
  text('E-mail', 'メールアドレス', (row) => row.email, 28),
  text('Phone', '電話番号', (row) => row.phone),
  text('Branch', '所属', (row, language) => branchNames[row.branch][language], 14),
  text('Found us by', '当事務所を知ったきっかけ', (row, language) =>
    row.find === null ? null : findSourceNames[row.find][language],
  ),
  text(
    'Language',
    '言語',
    (row) => (isLanguage(row.language) ? languageFacts[row.language].name : null),
    10,
  ),
  moment('Customer since', '登録日時', (row) => row.since),
  text(
    'Has a login',
    'ログイン',
    (row, language) =>
      (row.can_sign_in ? { en: 'Yes', ja: 'あり' } : { en: 'No', ja: 'なし' })[language],
    12,
  ),
  count('Orders', 'ご依頼の件数', (row) => row.orders),
  usd('Amount spent (USD)', 'お支払い総額（ドル）', (row) => dollarsOf(row.spent_cents), 18),
]

import type { Words } from '../language.ts'

export const importKinds = ['customers', 'requests'] as const
export type ImportKind = (typeof importKinds)[number]

/**
 * Refused: some lines have mistakes, and nothing was imported. Stopped: what was right when it was
 * checked no longer is. Expired: nobody imported it within a day.
 */
export const importStates = [
  'checking',
  'checked',
  'refused',
  'importing',
  'stopped',
  'done',
  'taking-back',
  'taken-back',
  'expired',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]

export const importHours = 24
export const maxImportMegabytes = 10
export const mostImportLines = 20_000
/** More are counted and not listed. */
export const mostListedProblems = 1_000

export interface ImportColumn {
  readonly title: Words
  readonly isRequired?: true
  /** For the template. */
  readonly example: Words
}

const same = (text: string): Words => ({ en: text, ja: text })

const customerColumns = {
  lastName: { title: { en: 'Last name', ja: '姓' }, isRequired: true, example: same('Yamada') },
  firstName: { title: { en: 'First name', ja: '名' }, isRequired: true, example: same('Hanako') },
  middleName: { title: { en: 'Middle name', ja: 'ミドルネーム' }, example: same('') },
  nameJa: { title: { en: 'Japanese name', ja: '日本語の氏名' }, example: same('山田 花子') },
  nameKana: { title: { en: 'In kana', ja: 'ふりがな' }, example: same('やまだ はなこ') },
  email: { title: { en: 'E-mail', ja: 'メールアドレス' }, example: same('hanako@example.com') },
  phone: {
    title: { en: 'Phone', ja: '電話番号' },
    isRequired: true,
    example: same('090-0000-0000'),
  },
  branch: { title: { en: 'Branch', ja: '所属' }, example: { en: 'Civilian', ja: '軍属・民間' } },
  find: {
    title: { en: 'Found us by', ja: '当事務所を知ったきっかけ' },
    example: { en: 'Friends', ja: '友人' },
  },
  language: { title: { en: 'Language', ja: '言語' }, example: { en: 'English', ja: '日本語' } },
  since: { title: { en: 'Customer since', ja: '登録日時' }, example: same('2021-04-01') },
} as const satisfies Record<string, ImportColumn>

const requestColumns = {
  orderNumber: { title: { en: 'Order number', ja: 'ご依頼番号' }, example: same('2021-0042') },
  email: { title: { en: 'E-mail', ja: 'メールアドレス' }, example: same('hanako@example.com') },
  phone: { title: { en: 'Phone', ja: '電話番号' }, example: same('090-0000-0000') },
  service: {
    title: { en: 'Service', ja: 'サービス' },
    isRequired: true,
    example: { en: 'Birth Certificate', ja: '出生証明書' },
  },
  received: {
    title: { en: 'Received', ja: '受付日時' },
    isRequired: true,
    example: same('2021-04-01'),
  },
  delivered: { title: { en: 'Delivered', ja: 'お渡し日' }, example: same('2021-04-08') },
  cancelled: { title: { en: 'Cancelled', ja: 'キャンセル日' }, example: same('') },
  from: { title: { en: 'From', ja: '翻訳元の言語' }, example: { en: 'Japanese', ja: '日本語' } },
  into: { title: { en: 'Into', ja: '翻訳先の言語' }, example: { en: 'English', ja: '英語' } },
  price: { title: { en: 'Price (USD)', ja: '料金（ドル）' }, example: same('45.00') },
  paid: { title: { en: 'Paid (USD)', ja: '入金額（ドル）' }, example: same('45.00') },
  remaining: { title: { en: 'Remaining (USD)', ja: '残額（ドル）' }, example: same('0.00') },
  details: { title: { en: 'Details', ja: '内容' }, example: same('') },
} as const satisfies Record<string, ImportColumn>

/** The columns of a file, in the order of the template. An export has the same titles. */
export const importColumns: Readonly<Record<ImportKind, Readonly<Record<string, ImportColumn>>>> = {
  customers: customerColumns,
  requests: requestColumns,
}

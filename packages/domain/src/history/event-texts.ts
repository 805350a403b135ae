import type { ReadingKind } from '../documents/readings.ts'
import type { WaitingNumberChange } from '../counter/waiting-number.ts'
import type { Words } from '../language.ts'
import type { PayEntryKind } from '../payments/pay.ts'
import { happened, type RequestEvent } from '../request/events.ts'
import { peopleTexts, signInTexts } from './account-event-texts.ts'

const readingTexts = {
  'file.opened': { en: 'opened a document', ja: '書類を開きました' },
  'file.downloaded': { en: 'downloaded a document', ja: '書類をダウンロードしました' },
  'file.printed': { en: 'printed a document', ja: '書類を印刷しました' },
} as const satisfies Record<`file.${ReadingKind}`, Words>

const fileTexts = {
  'file.uploaded': { en: 'uploaded a file', ja: 'ファイルをアップロードしました' },
  'file.copied': {
    en: 'copied a file of an earlier order',
    ja: '以前のご依頼のファイルを複製しました',
  },
  'file.scanned': { en: 'checked a file for viruses', ja: 'ファイルのウイルス検査をしました' },
  'file.infected': {
    en: 'sent a file in which a virus was found',
    ja: 'ウイルスが見つかったファイルを送信しました',
  },
  'file.removed': { en: 'deleted a file', ja: 'ファイルを削除しました' },
  'file.hidden': { en: 'removed a file', ja: 'ファイルを取り除きました' },
  'file.put-aside': {
    en: 'put a document of the scanner aside',
    ja: 'スキャナーの書類をトレイから外しました',
  },
  'file.taken-from-tray': {
    en: 'added a document of the scanner to an order',
    ja: 'スキャナーの書類をご依頼に追加しました',
  },
  'file.put-back': { en: 'put a file back', ja: 'ファイルを元に戻しました' },
  'file.moved': {
    en: 'moved a file to another request',
    ja: 'ファイルを別のご依頼に移しました',
  },
} as const satisfies Record<string, Words>

const payTexts = {
  'request.pay-agreed': { en: 'agreed on a contractor’s pay', ja: '外部翻訳者の報酬を決めました' },
  'request.pay-paid': {
    en: 'marked a contractor’s pay as paid',
    ja: '外部翻訳者の報酬を支払い済みにしました',
  },
  'request.pay-unpaid': {
    en: 'marked a contractor’s pay as unpaid',
    ja: '外部翻訳者の報酬を未払いに戻しました',
  },
} as const satisfies Record<`request.pay-${PayEntryKind}`, Words>

const tillTexts = {
  'till.opened': { en: 'opened the till', ja: 'レジを開けました' },
  'till.cash-moved': { en: 'put cash in or took it out', ja: '現金を出し入れしました' },
  'till.closed': { en: 'closed the till', ja: 'レジを締めました' },
} as const satisfies Record<string, Words>

const booksTexts = {
  'books.closed': { en: 'closed a month', ja: '月を締めました' },
  'books.reopened': { en: 'reopened a month', ja: '締めた月を再開しました' },
} as const satisfies Record<string, Words>

const dataTexts = {
  'export.asked': { en: 'asked for an export', ja: 'データの書き出しを依頼しました' },
  'export.fetched': { en: 'downloaded an export', ja: '書き出したデータをダウンロードしました' },
  'import.asked': { en: 'began an import', ja: 'データの取り込みを始めました' },
  'import.done': { en: 'finished an import', ja: 'データの取り込みを終えました' },
  'import.stopped': { en: 'stopped an import', ja: 'データの取り込みを中止しました' },
  'import.taken-back': { en: 'took an import back', ja: '取り込んだデータを取り消しました' },
} as const satisfies Record<string, Words>

const glossaryTexts = {
  'term.added': { en: 'added a term to the glossary', ja: '用語集に用語を追加しました' },
  'term.changed': { en: 'changed a term of the glossary', ja: '用語集の用語を変更しました' },
  'term.archived': { en: 'archived a term', ja: '用語を使用停止にしました' },
  'term.brought-back': { en: 'brought a term back', ja: '用語を元に戻しました' },
  'pair.added': { en: 'added sentences to the memory', ja: '翻訳メモリに文を追加しました' },
  'pair.removed': { en: 'removed sentences from the memory', ja: '翻訳メモリの文を削除しました' },
  'glossary.exported': { en: 'exported the glossary', ja: '用語集を書き出しました' },
  'glossary.imported': { en: 'imported terms', ja: '用語を取り込みました' },
  'memory.exported': { en: 'exported the memory', ja: '翻訳メモリを書き出しました' },
  'memory.imported': { en: 'imported sentences', ja: '文を取り込みました' },
} as const satisfies Record<string, Words>

const waitingNumberTexts = {
  'waiting-number.given': { en: 'gave a waiting number', ja: '呼び出し番号を発行しました' },
  'waiting-number.called': { en: 'called a waiting number', ja: '番号をお呼びしました' },
  'waiting-number.call-again': { en: 'called a number again', ja: '番号をもう一度お呼びしました' },
  'waiting-number.did-not-come': {
    en: 'noted that nobody came to a number',
    ja: '番号の方がいないと記録しました',
  },
  'waiting-number.put-back': { en: 'put a number back', ja: '番号を待ち列に戻しました' },
  'waiting-number.done': { en: 'finished a waiting number', ja: '番号の対応を終えました' },
} as const satisfies Record<`waiting-number.${'given' | 'called' | WaitingNumberChange}`, Words>

const messageTexts = {
  'request.message-written': { en: 'wrote a message', ja: 'メッセージを書きました' },
  'request.note-written': { en: 'wrote a note', ja: 'メモを書きました' },
  'request.draft-begun': {
    en: 'began a draft of the translation',
    ja: '翻訳の下書きを始めました',
  },
  'request.draft-changed': {
    en: 'changed a draft of the translation',
    ja: '翻訳の下書きを変更しました',
  },
  'request.draft-removed': {
    en: 'discarded a draft of the translation',
    ja: '翻訳の下書きを削除しました',
  },
  'request.question-asked': { en: 'asked the office a question', ja: '事務所に質問しました' },
  'request.question-answered': { en: 'answered a question', ja: '質問に回答しました' },
  'request.viewed': { en: 'saw the request', ja: 'ご依頼を確認しました' },
  'request.messages-read': { en: 'read the messages', ja: 'メッセージを読みました' },
  'request.no-reply-needed': {
    en: 'noted that no reply is needed',
    ja: '返信不要と記録しました',
  },
  'request.handler-changed': {
    en: 'changed who answers the messages',
    ja: 'メッセージの対応者を変更しました',
  },
} as const satisfies Record<string, Words>

const otherRequestTexts = {
  'request.content-erased': {
    en: 'deleted the documents and texts of a request',
    ja: 'ご依頼の書類と文章を削除しました',
  },
  'request.claimed': {
    en: 'took an order from the counter into their account',
    ja: '窓口でのご依頼をアカウントに取り込みました',
  },
  'request.claim-code-renewed': {
    en: 'made a new claim code for an order',
    ja: 'ご依頼の受付コードを作り直しました',
  },
  'request.put-on-hold': {
    en: 'kept the documents beyond their time',
    ja: '書類の保管を延長しました',
  },
  'request.hold-ended': {
    en: 'ended the longer keeping of documents',
    ja: '書類の保管の延長を終えました',
  },
  'request.reminded': { en: 'reminded the customer', ja: 'お客さまに再度ご案内しました' },
} as const satisfies Record<string, Words>

const officeTexts = {
  'settings.changed': { en: 'changed a setting', ja: '設定を変更しました' },
  'office.published': { en: 'published the website', ja: 'ウェブサイトを公開しました' },
  'service.created': { en: 'added a service', ja: 'サービスを追加しました' },
  'service.changed': { en: 'changed a service', ja: 'サービスを変更しました' },
  'service.archived': { en: 'withdrew a service', ja: 'サービスの取り扱いを終了しました' },
  'service.offered-again': {
    en: 'offered a service again',
    ja: 'サービスの取り扱いを再開しました',
  },
  'service.deleted': { en: 'deleted a service', ja: 'サービスを削除しました' },
  'paper-template.added': { en: 'added a template of a paper', ja: '書類のひな形を追加しました' },
  'paper-template.changed': {
    en: 'changed a template of a paper',
    ja: '書類のひな形を変更しました',
  },
  'paper-template.archived': {
    en: 'archived a template of a paper',
    ja: '書類のひな形を使用停止にしました',
  },
  'paper-template.brought-back': {
    en: 'brought a template of a paper back',
    ja: '書類のひな形を元に戻しました',
  },
  'history.check-asked': { en: 'had the history verified', ja: '履歴の検証を開始しました' },
} as const satisfies Record<string, Words>

const moneyEvents = ['payment-recorded', 'payment-corrected', 'refunded'] as const
type MoneyEvent = (typeof moneyEvents)[number]

function ofRequests<Event extends RequestEvent>(events: readonly Event[]) {
  const texts: readonly (readonly [string, Words])[] = events.map((event) => [
    `request.${event}`,
    happened[event],
  ])
  return Object.fromEntries(texts) as Readonly<Record<`request.${Event}`, Words>>
}

const isMoney = (event: RequestEvent): event is MoneyEvent =>
  moneyEvents.some((one) => one === event)
const stepEvents = (Object.keys(happened) as RequestEvent[]).filter(
  (event): event is Exclude<RequestEvent, MoneyEvent> => !isMoney(event),
)

/** Every kind of event, in the groups in which owners look for them. Each text follows a name. */
export const eventTexts = {
  requests: { ...ofRequests(stepEvents), ...otherRequestTexts },
  messages: messageTexts,
  readings: readingTexts,
  files: fileTexts,
  money: { ...ofRequests(moneyEvents), ...payTexts, ...tillTexts, ...booksTexts },
  people: peopleTexts,
  'sign-ins': signInTexts,
  counter: waitingNumberTexts,
  glossary: glossaryTexts,
  data: dataTexts,
  office: officeTexts,
} as const satisfies Record<string, Readonly<Record<string, Words>>>

export type HistoryGroup = keyof typeof eventTexts
export const historyGroups = Object.keys(eventTexts) as [HistoryGroup, ...HistoryGroup[]]

export type EventKind = { [Group in HistoryGroup]: keyof (typeof eventTexts)[Group] }[HistoryGroup]

export function kindsIn(group: HistoryGroup): EventKind[] {
  return Object.keys(eventTexts[group]) as EventKind[]
}

const textOf: ReadonlyMap<string, Words> = new Map(
  Object.values(eventTexts).flatMap((texts) => Object.entries<Words>(texts)),
)

/** What happened, after the name of whoever did it. A later version may have kinds of its own. */
export function describeEvent(kind: string): Words {
  return textOf.get(kind) ?? { en: kind, ja: kind }
}

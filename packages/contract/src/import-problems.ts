import type { Language, Words } from '@kakehashi/domain/language'
import type { Day } from '@kakehashi/domain/calendar/day'
import { formatDate } from '@kakehashi/domain/calendar/day-text'
import { mostImportLines } from '@kakehashi/domain/data-files/imports'
import { isProblem, problemText } from './fields/problems.ts'

/** What can be wrong with a file or one of its lines. Problems of single values are in problems.ts. */
const importProblems = {
  'wrong-encoding': {
    en: 'The file is neither in UTF-8 nor in Shift_JIS. Save it as “CSV UTF-8” and try again.',
    ja: 'ファイルの文字コードがUTF-8でもShift_JISでもありません。「CSV UTF-8」で保存してから、もう一度お試しください。',
  },
  'no-lines': {
    en: 'The file has no lines below the titles.',
    ja: '見出しの下にデータの行がありません。',
  },
  'too-many-lines': {
    en: `The file has more than ${mostImportLines} lines. Divide it and import the parts one after the other.`,
    ja: `ファイルが${mostImportLines}行を超えています。分割して、順に取り込んでください。`,
  },
  'imported-already': {
    en: 'This file was imported already, on {day}. To import it again, take that import back first.',
    ja: 'このファイルは{day}に取り込み済みです。もう一度取り込むには、先にその取り込みを取り消してください。',
  },
  'unknown-column': {
    en: 'There is no column with this title. Take the titles from the template, or delete the column.',
    ja: 'この見出しの列はありません。テンプレートの見出しに合わせるか、列を削除してください。',
  },
  'column-twice': {
    en: 'Two columns have this title. Delete one of them.',
    ja: '同じ見出しの列が2つあります。どちらかを削除してください。',
  },
  'column-missing': {
    en: 'This column is missing. Take the titles from the template.',
    ja: 'この列がありません。テンプレートの見出しに合わせてください。',
  },
  'quote-not-closed': {
    en: 'A cell begins with a quotation mark and does not end with one.',
    ja: 'セルの先頭に引用符（"）がありますが、末尾にありません。',
  },
  'quote-misplaced': {
    en: 'There is text behind the closing quotation mark of a cell. Within a cell, write two quotation marks for one.',
    ja: 'セルを閉じる引用符（"）の後に文字があります。セルの中の引用符は2つ続けて書いてください。',
  },
  'too-many-cells': {
    en: 'The line has more cells than there are columns. A text with a comma needs quotation marks.',
    ja: '列の数よりセルが多くなっています。カンマを含む文字列は引用符（"）で囲んでください。',
  },
  'too-few-cells': {
    en: 'The line has fewer cells than there are columns.',
    ja: '列の数よりセルが少なくなっています。',
  },
  required: { en: 'This cell must not be empty.', ja: 'このセルは空にできません。' },
  'unknown-word': {
    en: 'This word is not known here. Use one of those that exports have.',
    ja: 'この語は使えません。書き出したファイルと同じ語を使ってください。',
  },
  'day-unreadable': {
    en: 'This is no day. Write it like 2021-04-30.',
    ja: '日付として読み取れません。2021-04-30 のように書いてください。',
  },
  'day-in-future': { en: 'This day has not come yet.', ja: 'まだ来ていない日付です。' },
  'amount-unreadable': {
    en: 'This is no amount in dollars. Write it like 1045.50.',
    ja: 'ドルの金額として読み取れません。1045.50 のように書いてください。',
  },
  'email-here-already': {
    en: 'Somebody in this office has this e-mail address already.',
    ja: 'このメールアドレスの方はすでに登録されています。',
  },
  'email-twice': {
    en: 'Line {line} has the same e-mail address.',
    ja: '{line}行目と同じメールアドレスです。',
  },
  'order-number-here-already': {
    en: 'There is an order with this number already.',
    ja: 'このご依頼番号はすでに使われています。',
  },
  'order-number-twice': {
    en: 'Line {line} has the same order number.',
    ja: '{line}行目と同じご依頼番号です。',
  },
  'order-number-reserved': {
    en: 'New orders of this office will have numbers like this. Put something before it, such as OLD-.',
    ja: 'この形式の番号は今後のご依頼に使われます。OLD- などを前に付けてください。',
  },
  'order-number-format': {
    en: 'Use at most 30 Latin letters, digits, hyphens and slashes.',
    ja: '半角の英数字、ハイフン、スラッシュで、30文字以内にしてください。',
  },
  'customer-missing': {
    en: 'Give the e-mail address or the phone number of the customer.',
    ja: 'お客さまのメールアドレスか電話番号を書いてください。',
  },
  'customer-unknown': {
    en: 'No customer has this. Import the customers first.',
    ja: '該当するお客さまがいません。先にお客さまを取り込んでください。',
  },
  'customer-ambiguous': {
    en: 'Several customers have this phone number. Give the e-mail address.',
    ja: 'この電話番号のお客さまが複数います。メールアドレスを書いてください。',
  },
  'service-unknown': {
    en: 'The office has no service with this name.',
    ja: 'この名前のサービスはありません。',
  },
  'end-missing': {
    en: 'Give the day on which it was delivered or cancelled. Only past requests can be imported.',
    ja: 'お渡し日かキャンセル日を書いてください。取り込めるのは終わったご依頼だけです。',
  },
  'two-ends': {
    en: 'It was either delivered or cancelled. Delete one of the days.',
    ja: 'お渡し日とキャンセル日は、どちらか一方だけにしてください。',
  },
  'ends-before-start': {
    en: 'It ends before it was received.',
    ja: '受付日より前の日付です。',
  },
  'price-missing': {
    en: 'A delivered request needs a price.',
    ja: 'お渡し済みのご依頼には料金が必要です。',
  },
  'amount-of-cancelled': {
    en: 'A cancelled request has no amounts. Delete them, or enter 0.',
    ja: 'キャンセルされたご依頼に金額は書けません。空にするか0にしてください。',
  },
  'paid-above-price': {
    en: 'More is paid than the price.',
    ja: '入金額が料金を超えています。',
  },
  'amounts-do-not-add-up': {
    en: 'The price less what is paid is another amount.',
    ja: '料金から入金額を引いた額と一致しません。',
  },
  'same-language': {
    en: 'Both languages are the same.',
    ja: '翻訳元と翻訳先が同じ言語です。',
  },
  'used-since': {
    en: 'Something was done since to what was imported from this line.',
    ja: 'この行から取り込んだデータは、その後に使われています。',
  },
  'not-finished': {
    en: 'The import could not be finished. Take it back, and import the file again.',
    ja: '取り込みを最後まで行えませんでした。取り消してから、もう一度取り込んでください。',
  },
  'not-taken-back': {
    en: 'It could not be taken back. Nothing was deleted. Try again later.',
    ja: '取り消せませんでした。削除されたものはありません。しばらくしてから、もう一度お試しください。',
  },
} as const satisfies Record<string, Words>

export type ImportProblem = keyof typeof importProblems

export function importProblemText(
  code: string,
  language: Language,
  { otherLine, day }: { readonly otherLine: number | null; readonly day: Day | null },
): string {
  if (code in importProblems) {
    const text = importProblems[code as ImportProblem][language]
    return text
      .replace('{line}', String(otherLine ?? ''))
      .replace('{day}', day === null ? '' : formatDate(day, language))
  }
  return isProblem(code) ? problemText(code, language) : code
}

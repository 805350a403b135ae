import type { Language } from '../language.ts'
import { priceText } from '../money.ts'

/** Notes that the system adds to a request. The text is made in the reader's language. */
export type SystemNote =
  | { readonly kind: 'delivered-with-balance'; readonly remainingCents: number }
  | {
      readonly kind: 'paid-below-deposit'
      readonly paidCents: number
      readonly depositCents: number
    }
  | { readonly kind: 'paid-lowered'; readonly fromCents: number; readonly toCents: number }
  | { readonly kind: 'returned'; readonly reason: string }
  | { readonly kind: 'quote-answered'; readonly isAccepted: boolean; readonly reason: string }
  | { readonly kind: 'closed'; readonly reason: string }
  | { readonly kind: 'reopened' }
  | { readonly kind: 'document-refused'; readonly name: string }

/** Notes about money. Translators do not see them. */
export const moneyNotes = [
  'delivered-with-balance',
  'paid-below-deposit',
  'paid-lowered',
] as const satisfies SystemNote['kind'][]

/** The note for a translator, without the customer's reason for declining or cancelling. */
export function noteForTranslator(note: SystemNote): SystemNote {
  return note.kind === 'quote-answered' || note.kind === 'closed' ? { ...note, reason: '' } : note
}

export function systemNoteText(note: SystemNote, language: Language): string {
  const isEnglish = language === 'en'
  switch (note.kind) {
    case 'delivered-with-balance': {
      const amount = priceText(note.remainingCents)
      return isEnglish
        ? `Delivered with ${amount} still to pay.`
        : `未払い ${amount} のままお渡ししました。`
    }
    case 'paid-below-deposit': {
      const [paid, deposit] = [priceText(note.paidCents), priceText(note.depositCents)]
      return isEnglish
        ? `Work started with ${paid} paid. The deposit is ${deposit}.`
        : `前金 ${deposit} に対し、入金 ${paid} で作業を開始しました。`
    }
    case 'paid-lowered': {
      const [from, to] = [priceText(note.fromCents), priceText(note.toCents)]
      return isEnglish
        ? `Amount paid reduced from ${from} to ${to}.`
        : `入金額を ${from} から ${to} に訂正しました。`
    }
    case 'returned':
      return withReason(
        isEnglish ? 'Returned to the translator' : '翻訳者に差し戻しました',
        note.reason,
        language,
      )
    case 'quote-answered':
      return withReason(answerText(note.isAccepted, isEnglish), note.reason, language)
    case 'closed':
      return withReason(isEnglish ? 'Cancelled' : 'キャンセルされました', note.reason, language)
    case 'reopened':
      return isEnglish ? 'Reopened.' : '再開しました。'
    case 'document-refused':
      return isEnglish
        ? `'${note.name}' did not pass the virus check and was removed.`
        : `「${note.name}」はウイルス検査を通らなかったため、削除しました。`
  }
}

function answerText(isAccepted: boolean, isEnglish: boolean): string {
  if (isEnglish) return isAccepted ? 'Quote accepted' : 'Quote declined'
  return isAccepted ? '見積もりが承諾されました' : '見積もりが辞退されました'
}

function withReason(sentence: string, reason: string, language: Language): string {
  if (language === 'en') return reason ? `${sentence}: ${reason}` : `${sentence}.`
  return reason ? `${sentence}：${reason}` : `${sentence}。`
}

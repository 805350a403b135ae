import type { Language } from '../language.ts'
import { priceText } from '../money.ts'
import { type Stage, stageNames } from './stage.ts'
import { systemNoteTexts } from './system-note-texts.ts'

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
  | { readonly kind: 'delivery-changed'; readonly isByCustomer: boolean }
  | { readonly kind: 'stepped-back'; readonly to: Stage; readonly reason: string }
  | { readonly kind: 'document-refused'; readonly name: string }

/** Notes of a move that was undone stay, marked. */
export type StoredNote = SystemNote & { readonly isUndone?: true }

/** Notes for the office only: about money, and why a request was moved back. */
export const officeNotes = [
  'delivered-with-balance',
  'paid-below-deposit',
  'paid-lowered',
  'stepped-back',
] as const satisfies SystemNote['kind'][]

/** The note for a translator, without the customer's reason for declining or cancelling. */
export function noteForTranslator(note: StoredNote): StoredNote {
  return note.kind === 'quote-answered' || note.kind === 'closed' ? { ...note, reason: '' } : note
}

/** The note in the reader's language. */
export function systemNoteText(note: StoredNote, language: Language): string {
  const text = sentenceOf(note, language)
  return note.isUndone ? systemNoteTexts[language].undone(text) : text
}

function sentenceOf(note: SystemNote, language: Language): string {
  const texts = systemNoteTexts[language]
  switch (note.kind) {
    case 'delivered-with-balance':
      return texts.deliveredWithBalance(priceText(note.remainingCents))
    case 'paid-below-deposit':
      return texts.paidBelowDeposit(priceText(note.paidCents), priceText(note.depositCents))
    case 'paid-lowered':
      return texts.paidLowered(priceText(note.fromCents), priceText(note.toCents))
    case 'returned':
      return texts.withReason(texts.returned, note.reason)
    case 'quote-answered':
      return texts.withReason(
        note.isAccepted ? texts.quoteAccepted : texts.quoteDeclined,
        note.reason,
      )
    case 'closed':
      return texts.withReason(texts.cancelled, note.reason)
    case 'reopened':
      return texts.reopened
    case 'delivery-changed':
      return note.isByCustomer ? texts.deliveryChangedByCustomer : texts.deliveryChanged
    case 'stepped-back':
      return texts.withReason(texts.steppedBack(stageNames[note.to][language]), note.reason)
    case 'document-refused':
      return texts.documentRefused(note.name)
  }
}

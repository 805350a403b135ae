import type { Language } from '../language.ts'
import { priceText } from '../money.ts'
import type { NoteAudience } from './note-audience.ts'
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
  | { readonly kind: 'document-refused'; readonly name: string }

/** Translators read only what is meant for them: why their work came back. */
export function audienceOf({ kind }: SystemNote): NoteAudience {
  return kind === 'returned' ? 'translator' : 'office'
}

/** The note in the reader's language. */
export function systemNoteText(note: SystemNote, language: Language): string {
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
    case 'document-refused':
      return texts.documentRefused(note.name)
  }
}

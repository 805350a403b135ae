import { openQuestionText } from './review-question-texts.ts'
import type { ReviewQuestion } from './review-questions.ts'
import { type RemovalReason, removalReasons } from './file-removal.ts'
import type { Language } from '../language.ts'
import { priceText } from '../money.ts'
import type { NoteAudience } from './note-audience.ts'
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
  | {
      readonly kind: 'refunded'
      readonly refundCents: number
      readonly reason: string
      /** If the price was lowered with it. */
      readonly newPriceCents?: number
    }
  | { readonly kind: 'payment-corrected'; readonly cents: number; readonly reason: string }
  | { readonly kind: 'returned'; readonly reason: string }
  | { readonly kind: 'work-declined'; readonly name: string; readonly reason: string }
  | { readonly kind: 'quote-answered'; readonly isAccepted: boolean; readonly reason: string }
  | { readonly kind: 'quoted-automatically'; readonly totalCents: number }
  | { readonly kind: 'closed'; readonly reason: string }
  | { readonly kind: 'reopened' }
  | { readonly kind: 'delivery-changed'; readonly isByCustomer: boolean }
  | { readonly kind: 'stepped-back'; readonly to: Stage; readonly reason: string }
  | { readonly kind: 'put-on-hold'; readonly reason: string }
  | { readonly kind: 'hold-ended' }
  | { readonly kind: 'document-refused'; readonly name: string }
  | { readonly kind: 'file-removed'; readonly name: string; readonly reason: RemovalReason }
  | { readonly kind: 'file-put-back'; readonly name: string }
  | {
      readonly kind: 'file-moved-away'
      readonly name: string
      readonly orderNumber: string
      readonly reason: RemovalReason
    }
  | { readonly kind: 'file-moved-here'; readonly name: string; readonly orderNumber: string }
  /** Written before there was more than one question. */
  | { readonly kind: 'names-unconfirmed'; readonly count: number; readonly reason: string }
  | {
      readonly kind: 'reviewed-although'
      readonly open: readonly ReviewQuestion[]
      readonly reason: string
    }
  | { readonly kind: 'names-changed'; readonly isByCustomer: boolean }

/** Notes of a move that was undone stay, marked. */
export type StoredNote = SystemNote & { readonly isUndone?: true }

/** Translators read only what is meant for them: why their work came back, and which names changed. */
export function audienceOf({ kind }: SystemNote): NoteAudience {
  return kind === 'returned' || kind === 'names-changed' ? 'translator' : 'office'
}

/** The note in the reader's language. */
export function systemNoteText(note: StoredNote, language: Language): string {
  const text = sentenceOf(note, language)
  return note.isUndone ? systemNoteTexts[language].undone(text) : text
}

function refundedSentence(
  { refundCents, newPriceCents }: Extract<SystemNote, { kind: 'refunded' }>,
  texts: (typeof systemNoteTexts)[Language],
): string {
  const amount = priceText(refundCents)
  return newPriceCents === undefined
    ? texts.refunded(amount)
    : texts.refundedAndLowered(amount, priceText(newPriceCents))
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
    case 'refunded':
      return texts.withReason(refundedSentence(note, texts), note.reason)
    case 'payment-corrected':
      return texts.withReason(texts.paymentCorrected(priceText(note.cents)), note.reason)
    case 'returned':
      return texts.withReason(texts.returned, note.reason)
    case 'work-declined':
      return texts.withReason(texts.workDeclined(note.name), note.reason)
    case 'quote-answered':
      return texts.withReason(
        note.isAccepted ? texts.quoteAccepted : texts.quoteDeclined,
        note.reason,
      )
    case 'quoted-automatically':
      return texts.quotedAutomatically(priceText(note.totalCents))
    case 'closed':
      return texts.withReason(texts.cancelled, note.reason)
    case 'reopened':
      return texts.reopened
    case 'delivery-changed':
      return note.isByCustomer ? texts.deliveryChangedByCustomer : texts.deliveryChanged
    case 'stepped-back':
      return texts.withReason(texts.steppedBack(stageNames[note.to][language]), note.reason)
    case 'put-on-hold':
      return texts.withReason(texts.putOnHold, note.reason)
    case 'hold-ended':
      return texts.holdEnded
    case 'document-refused':
      return texts.documentRefused(note.name)
    case 'file-removed':
      return texts.fileRemoved(note.name, removalReasons[note.reason][language])
    case 'file-put-back':
      return texts.filePutBack(note.name)
    case 'file-moved-away':
      return texts.fileMovedAway(note.name, note.orderNumber, removalReasons[note.reason][language])
    case 'file-moved-here':
      return texts.fileMovedHere(note.name, note.orderNumber)
    case 'names-unconfirmed':
      return sentenceOf({ kind: 'reviewed-although', open: [note], reason: note.reason }, language)
    case 'reviewed-although': {
      const open = note.open.map((question) => openQuestionText(question)[language])
      return texts.withReason(texts.reviewedAlthough(open), note.reason)
    }
    case 'names-changed':
      return note.isByCustomer ? texts.namesChangedByCustomer : texts.namesChanged
  }
}

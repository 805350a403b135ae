import type { Words } from '../language.ts'

/** The stages of a request in order. This is the stored state; each stage includes the earlier ones. */
export const stages = ['quote', 'payment', 'translate', 'review', 'delivery', 'complete'] as const
export type Stage = (typeof stages)[number]

export const stageNames: Readonly<Record<Stage, Words>> = {
  quote: { en: 'Quote', ja: 'お見積もり' },
  payment: { en: 'Payment', ja: 'お支払い' },
  translate: { en: 'Translation', ja: '翻訳' },
  review: { en: 'Review', ja: '校閲' },
  delivery: { en: 'Delivery/Pickup', ja: 'お渡し' },
  complete: { en: 'Complete', ja: '完了' },
}

export const cancelledName: Words = { en: 'Cancelled', ja: 'キャンセル' }

export interface StageFlags {
  readonly isQuoted: boolean
  readonly isPaid: boolean
  readonly isTranslated: boolean
  readonly isReviewed: boolean
  readonly isDelivered: boolean
}

/** The flags of the API. They are computed from the stage, so they cannot contradict each other. */
export function flagsOf(stage: Stage): StageFlags {
  const reached = stages.indexOf(stage)
  return {
    isQuoted: reached >= 1,
    isPaid: reached >= 2,
    isTranslated: reached >= 3,
    isReviewed: reached >= 4,
    isDelivered: reached >= 5,
  }
}

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

/** The stages in which there is still something to do. */
export type OpenStage = Exclude<Stage, 'complete'>
export const openStages: readonly OpenStage[] = stages.filter((stage) => stage !== 'complete')

export function isStage(value: string): value is Stage {
  return stages.some((stage) => stage === value)
}

/** A record with one value for each stage. */
export function mapStages<Value>(valueOf: (stage: Stage) => Value): Record<Stage, Value> {
  return Object.fromEntries(stages.map((stage) => [stage, valueOf(stage)])) as Record<Stage, Value>
}

/** The flag of the API that is set once an open stage is over. */
export const stageFlags = {
  quote: 'isQuoted',
  payment: 'isPaid',
  translate: 'isTranslated',
  review: 'isReviewed',
  delivery: 'isDelivered',
} as const satisfies Record<OpenStage, string>

export type StageFlags = Readonly<Record<(typeof stageFlags)[OpenStage], boolean>>

/** The flags are computed from the stage, so they cannot contradict each other. */
export function flagsOf(stage: Stage): StageFlags {
  const flags = openStages.map((one) => [
    stageFlags[one],
    stages.indexOf(one) < stages.indexOf(stage),
  ])
  return Object.fromEntries(flags) as StageFlags
}

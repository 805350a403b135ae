import type { Words } from '../language.ts'
import type { ServiceKind } from '../services.ts'

/** The stages of a request in order. This is the stored state; each stage includes the earlier ones. */
export const stages = ['quote', 'payment', 'translate', 'review', 'delivery', 'complete'] as const
export type Stage = (typeof stages)[number]

/** The stages in which there is still something to do. */
export type OpenStage = Exclude<Stage, 'complete'>
export const openStages: readonly OpenStage[] = stages.filter((stage) => stage !== 'complete')

/** The stages in which the translation is made. All of them are due on the promised day. */
export const workStages = ['translate', 'review'] as const satisfies readonly OpenStage[]
export type WorkStage = (typeof workStages)[number]

export const stageNames: Readonly<Record<Stage, Words>> = {
  quote: { en: 'Quote', ja: 'お見積もり' },
  payment: { en: 'Payment', ja: 'お支払い' },
  translate: { en: 'Translation', ja: '翻訳' },
  review: { en: 'Review', ja: '校閲' },
  delivery: { en: 'Delivery', ja: 'お渡し' },
  complete: { en: 'Complete', ja: '完了' },
}

/** An interpretation is not translated, and what is reviewed is its record. */
const interpretationStageNames: Partial<Record<Stage, Words>> = {
  translate: { en: 'Interpretation', ja: '通訳' },
  review: { en: 'Review', ja: '記録の確認' },
}

export function stageNameOf(stage: Stage, kind: ServiceKind): Words {
  return (kind === 'interpretation' && interpretationStageNames[stage]) || stageNames[stage]
}

export const cancelledName: Words = { en: 'Cancelled', ja: 'キャンセル' }

export type ActsNow = 'office' | 'customer' | 'translator'

/** Who usually has to act at each stage. */
export const stageActors: Readonly<Record<Stage, ActsNow>> = {
  quote: 'office',
  payment: 'customer',
  translate: 'translator',
  review: 'office',
  delivery: 'customer',
  complete: 'customer',
}

/** The event that ends each open stage. The column of its time is named after it: quoted_at. */
export const stageEnds = {
  quote: { event: 'quoted', flag: 'isQuoted', time: 'quotedAt' },
  payment: { event: 'paid', flag: 'isPaid', time: 'paidAt' },
  translate: { event: 'translated', flag: 'isTranslated', time: 'translatedAt' },
  review: { event: 'reviewed', flag: 'isReviewed', time: 'reviewedAt' },
  delivery: { event: 'delivered', flag: 'isDelivered', time: 'deliveredAt' },
} as const satisfies Record<OpenStage, { event: string; flag: string; time: string }>

type StageEnd = (typeof stageEnds)[OpenStage]
export type StageEvent = StageEnd['event']

/** What the person did who ended the stage. The text follows the person's name. */
export const stageEventTexts: Readonly<Record<StageEvent, Words>> = {
  quoted: { en: 'sent a quote', ja: '見積もりを出しました' },
  paid: { en: 'marked the payment complete', ja: 'お支払い完了を記録しました' },
  translated: { en: 'submitted the translation', ja: '翻訳を提出しました' },
  reviewed: { en: 'finished the review', ja: '校閲を終えました' },
  delivered: { en: 'delivered the translation', ja: 'お渡しを完了しました' },
}

/** The flags of the API. Each is set once its stage is over. */
export type StageFlags = Readonly<Record<StageEnd['flag'], boolean>>
/** When each stage ended; null until then. */
export type StageTimes = Readonly<Record<StageEnd['time'], Date | null>>

export function isStage(value: string): value is Stage {
  return stages.some((stage) => stage === value)
}

export function isStageEvent(event: string): event is StageEvent {
  return event in stageEventTexts
}

export function isWorkStage(value: Stage): value is WorkStage {
  return workStages.some((stage) => stage === value)
}

export function nextStage(stage: OpenStage): Stage {
  return stages[stages.indexOf(stage) + 1] ?? 'complete'
}

/** The open stage before a stage; nothing comes before the quote. */
export function stageBefore(stage: Stage): OpenStage | undefined {
  return openStages.find((one) => nextStage(one) === stage)
}

/** When the request reached a stage: the time at which the stage before it ended. */
export function startedAt(request: StageTimes, stage: Exclude<Stage, 'quote'>): Date | null {
  const before = stageBefore(stage)
  return before === undefined ? null : request[stageEnds[before].time]
}

/** A record with one value for each stage. */
export function mapStages<Value>(valueOf: (stage: Stage) => Value): Record<Stage, Value> {
  return Object.fromEntries(stages.map((stage) => [stage, valueOf(stage)])) as Record<Stage, Value>
}

/** The flags are computed from the stage, so they cannot contradict each other. */
export function flagsOf(stage: Stage): StageFlags {
  const flags = openStages.map((one) => [
    stageEnds[one].flag,
    stages.indexOf(one) < stages.indexOf(stage),
  ])
  return Object.fromEntries(flags) as StageFlags
}

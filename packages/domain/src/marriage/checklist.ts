import { type DocumentKey, orderOf, type PapersToOrder } from '../documents.ts'
import type { Language } from '../language.ts'
import type { Couple } from './couple.ts'
import type { Doer } from './doers.ts'
import type { LineId } from './rules.ts'
import { rules } from './rules.ts'
import type { SourceId } from './sources.ts'
import type { MarriageStep } from './steps.ts'
import { marriageSteps } from './steps.ts'

/** One line of a couple's own list. The words for it belong to the page. */
interface Line {
  readonly id: LineId
  readonly doer: Doer
  readonly sources: readonly SourceId[]
  readonly files?: DocumentKey
  readonly order?: { readonly document: DocumentKey; readonly into: Language }
  readonly isOptional: boolean
}

export interface ChecklistStep {
  readonly step: MarriageStep
  readonly lines: readonly Line[]
}

/** What these two have to do, bring and sign, and nothing that concerns only other couples. */
export function checklistFor(couple: Couple): readonly ChecklistStep[] {
  return marriageSteps.map((step) => ({ step, lines: linesOf(step, couple) }))
}

function linesOf(step: MarriageStep, couple: Couple): readonly Line[] {
  return rules.flatMap((rule) => {
    const doer = rule.step === step ? rule.doer(couple) : undefined
    return doer ? [lineOf(rule, doer)] : []
  })
}

function lineOf(rule: (typeof rules)[number], doer: Doer): Line {
  const { id, sources } = rule
  return {
    id,
    doer,
    sources,
    ...('files' in rule && { files: rule.files }),
    ...('order' in rule && { order: rule.order }),
    isOptional: 'isOptional' in rule,
  }
}

/** The sources of a list, each once, in the order in which the list first leans on them. */
export function sourcesOf(checklist: readonly ChecklistStep[]): readonly SourceId[] {
  return [...new Set(checklist.flatMap(({ lines }) => lines.flatMap((line) => line.sources)))]
}

/** What a step asks us for. An optional paper comes along only when it was asked for by name. */
export function papersToOrder(
  { lines }: ChecklistStep,
  wanted: ReadonlySet<DocumentKey>,
): PapersToOrder {
  const documents = lines.flatMap(({ order, isOptional }) =>
    order && (!isOptional || wanted.has(order.document)) ? [order.document] : [],
  )
  return orderOf(documents)
}

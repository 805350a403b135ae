import { type DocumentKey, orderOf, type DocumentsToRequest } from '../documents/document-keys.ts'
import type { Language } from '../language.ts'
import type { Couple } from './couple.ts'
import type { Responsible } from './responsible.ts'
import type { LineId } from './rules.ts'
import { rules } from './rules.ts'
import type { SourceId } from './sources.ts'
import type { MarriageStep } from './steps.ts'
import { marriageSteps } from './steps.ts'

/** One line of a couple's checklist. Its text is in the page. */
interface Line {
  readonly id: LineId
  readonly doer: Responsible
  readonly sources: readonly SourceId[]
  readonly files?: DocumentKey
  readonly order?: { readonly document: DocumentKey; readonly into: Language }
  readonly isOptional: boolean
}

export interface ChecklistStep {
  readonly step: MarriageStep
  readonly lines: readonly Line[]
}

/** The steps for a couple, with only the lines that apply to them. */
export function checklistFor(couple: Couple): readonly ChecklistStep[] {
  return marriageSteps.map((step) => ({ step, lines: linesOf(step, couple) }))
}

function linesOf(step: MarriageStep, couple: Couple): readonly Line[] {
  return rules.flatMap((rule) => {
    const doer = rule.step === step ? rule.doer(couple) : undefined
    return doer ? [lineOf(rule, doer)] : []
  })
}

function lineOf(rule: (typeof rules)[number], doer: Responsible): Line {
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

/** The sources of a checklist without duplicates, in order of first use. */
export function sourcesOf(checklist: readonly ChecklistStep[]): readonly SourceId[] {
  return [...new Set(checklist.flatMap(({ lines }) => lines.flatMap((line) => line.sources)))]
}

/** The documents to request in a step. Optional ones are included only if wanted. */
export function documentsToRequest(
  { lines }: ChecklistStep,
  wanted: ReadonlySet<DocumentKey>,
): DocumentsToRequest {
  const documents = lines.flatMap(({ order, isOptional }) =>
    order && (!isOptional || wanted.has(order.document)) ? [order.document] : [],
  )
  return orderOf(documents)
}

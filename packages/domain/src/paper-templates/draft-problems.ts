import type { OfficeText } from '../language.ts'
import { listNameProblems } from '../names/person-name.ts'
import {
  copiesOf,
  type DraftContent,
  fieldIn,
  type FilledField,
  type FilledGroup,
} from './draft.ts'
import { type PaperField, type PaperGroup, type PaperTemplate, targetOf } from './template.ts'
import { dayOfTranslation, fitsInBrackets, isRemark } from './date-of-translation.ts'
import { readPaperDate } from './translate-date.ts'

/** Why a field cannot be printed as it is. */
export type FieldProblem =
  | 'empty'
  /** No day of the calendar, or not one of the era. */
  | 'date-impossible'
  /** The paper has a day of an era that was over, and the translation does not say which. */
  | 'era-was-over'
  /** The translation cannot be read as a day. */
  | 'date-unclear'
  /** The translation has another day or era than the paper. */
  | 'dates-differ'
  | 'name-not-latin'

export interface DraftProblem {
  readonly why: FieldProblem
  readonly group: PaperGroup
  /** Which person, from 0. */
  readonly at: number
  readonly field: PaperField
}

/** What keeps a draft from being handed in, in the order of the paper. */
export function listDraftProblems(template: PaperTemplate, content: DraftContent): DraftProblem[] {
  return template.groups.flatMap((group) =>
    copiesOf(content, group).flatMap((copy, at) =>
      listCounted(group, copy).flatMap((field) => {
        const why = problemOf(template, field, fieldIn(copy, field))
        return why ? [{ why, group, at, field }] : []
      }),
    ),
  )
}

/** The fields that count: an optional section without any text is not on this copy. */
export function listCounted(group: PaperGroup, copy: FilledGroup): PaperField[] {
  return group.sections
    .filter(
      (section) => !section.isOptional || section.fields.some((field) => isFilled(copy, field)),
    )
    .flatMap(({ fields }) => fields)
}

function isFilled(copy: FilledGroup, field: PaperField): boolean {
  const { source, target } = fieldIn(copy, field)
  return source !== '' || target !== ''
}

function problemOf(
  template: PaperTemplate,
  field: PaperField,
  { source, target }: FilledField,
): FieldProblem | undefined {
  const isDate = field.kind === 'date'
  const whyNotDate = isDate ? problemOfDate({ source, target }, template.from) : undefined
  if (whyNotDate) return whyNotDate
  // What the paper says and nobody has translated is missing, whether it is required or not.
  if (target === '') return field.isRequired || source !== '' ? 'empty' : undefined
  const isName = field.kind === 'name' && targetOf(template) === 'en' && !target.startsWith('[')
  if (isName && isNotLatin(target)) return 'name-not-latin'
  return undefined
}

export function problemOfDate(
  { source, target }: FilledField,
  from: PaperTemplate['from'],
): FieldProblem | undefined {
  const paper = readPaperDate(source, from)
  if (paper.kind === 'impossible') return 'date-impossible'
  if (paper.kind === 'unread' || isRemark(target)) return undefined
  const day = dayOfTranslation(target, from)
  const isSame = day === paper.day && fitsInBrackets(target, paper)
  if (paper.kind === 'after-era') return isSame ? undefined : 'era-was-over'
  if (target === '' || isSame) return undefined
  return day === null ? 'date-unclear' : 'dates-differ'
}

function isNotLatin(name: string): boolean {
  const passport = { family: name, given: '', middle: [], order: 'family-first' } as const
  return listNameProblems({ passport, kanji: null, kana: null, former: [] }).length > 0
}

/** 'Person recorded 2, Date of birth', or 'Husband, Name'. */
export function placeOfField({ group, at, field }: Omit<DraftProblem, 'why'>): OfficeText {
  const section = group.sections.find(({ fields }) => fields.includes(field))
  const { en, ja } = group.isRepeated ? group.label : (section ?? group).label
  const number = group.isRepeated ? ` ${at + 1}` : ''
  return {
    en: `${en}${number}, ${field.label.en}`,
    ja: `${ja}${number}、${field.label.ja}`,
  }
}

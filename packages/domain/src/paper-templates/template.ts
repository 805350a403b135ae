import type { Language, OfficeText } from '../language.ts'

/** Papers that are translated every day. The ids are stored. */
export const paperTemplateIds = [
  'family-register',
  'family-register-extract',
  'marriage-acceptance',
  'birth-registration',
  'residence-record',
  'drivers-licence',
  'us-birth-certificate',
  'marriage-affidavit',
  'single-status-affidavit',
] as const
export type PaperTemplateId = (typeof paperTemplateIds)[number]

export const fieldKinds = [
  'name',
  'date',
  'place',
  'text',
  /** A word that the paper chooses from a few, such as 長男. Another one can still be typed. */
  'choice',
  /** What a seal or stamp reads. Printed in brackets, because the translator describes it. */
  'seal',
  /** What the translator adds. Printed in brackets. */
  'note',
] as const
export type FieldKind = (typeof fieldKinds)[number]

export interface PaperField {
  readonly key: string
  /** As the translation prints it, and as the paper prints it. */
  readonly label: OfficeText
  readonly kind: FieldKind
  readonly isRequired: boolean
  readonly choices?: readonly OfficeText[]
  /** What the paper says on every copy, such as the sentence that certifies it. */
  readonly initial?: OfficeText
  /** Room for several lines. */
  readonly isLong?: boolean
  /** No longer offered. Drafts that have it filled in keep it. */
  readonly isHidden?: boolean
}

export interface PaperSection {
  readonly key: string
  readonly label: OfficeText
  /** Not on every copy: its required fields count once anything in it is filled in. */
  readonly isOptional: boolean
  readonly fields: readonly PaperField[]
}

export interface PaperGroup {
  readonly key: string
  readonly label: OfficeText
  /** For persons: the paper has as many as the family. */
  readonly isRepeated: boolean
  /** In the order of the paper. */
  readonly sections: readonly PaperSection[]
}

export interface PaperTemplate {
  readonly title: OfficeText
  /** The language of the paper. The translation is in the other one. */
  readonly from: 'en' | 'ja'
  readonly groups: readonly PaperGroup[]
}

/** One that comes with the program. */
export interface ShippedTemplate extends PaperTemplate {
  readonly id: PaperTemplateId
}

/** Which template a draft is of: one that comes with the program has version 0. */
export interface TemplateReference {
  readonly template: string
  readonly templateVersion: number
}

export function isShipped(id: string): id is PaperTemplateId {
  return paperTemplateIds.some((shipped) => shipped === id)
}

export function targetOf({ from }: Pick<PaperTemplate, 'from'>): Language {
  return from === 'ja' ? 'en' : 'ja'
}

export const fieldsOf = ({ sections }: PaperGroup): PaperField[] =>
  sections.flatMap(({ fields }) => fields)

/** The most persons of one paper. */
export const mostPersons = 40

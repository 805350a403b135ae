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

type FieldKind =
  | 'name'
  | 'date'
  | 'place'
  | 'text'
  /** A word that the paper chooses from a few, such as 長男. Another one can still be typed. */
  | 'choice'
  /** What a seal or stamp reads. Printed in brackets, because the translator describes it. */
  | 'seal'
  /** What the translator adds. Printed in brackets. */
  | 'note'

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
  readonly id: PaperTemplateId
  readonly title: OfficeText
  /** The language of the paper. The translation is in the other one. */
  readonly from: 'en' | 'ja'
  readonly groups: readonly PaperGroup[]
}

export function targetOf({ from }: Pick<PaperTemplate, 'from'>): Language {
  return from === 'ja' ? 'en' : 'ja'
}

export const fieldsOf = ({ sections }: PaperGroup): PaperField[] =>
  sections.flatMap(({ fields }) => fields)

/** The most persons of one paper. */
export const mostPersons = 40

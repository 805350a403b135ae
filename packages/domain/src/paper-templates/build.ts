import type { PaperField, PaperGroup, PaperSection } from './template.ts'

/** Short ways to write down a template: the label in English, then as in Japanese. */

type Details = Partial<Pick<PaperField, 'choices' | 'initial' | 'isLong'>>

export function field(
  kind: PaperField['kind'],
  key: string,
  en: string,
  ja: string,
  details: Details = {},
): PaperField {
  return { key, label: { en, ja }, kind, isRequired: true, ...details }
}

/** For what a copy can leave out. */
export function perhaps(
  kind: PaperField['kind'],
  key: string,
  en: string,
  ja: string,
  details: Details = {},
): PaperField {
  return { ...field(kind, key, en, ja, details), isRequired: false }
}

export function section(
  key: string,
  en: string,
  ja: string,
  fields: readonly PaperField[],
): PaperSection {
  return { key, label: { en, ja }, isOptional: false, fields }
}

export function sectionPerhaps(
  key: string,
  en: string,
  ja: string,
  fields: readonly PaperField[],
): PaperSection {
  return { ...section(key, en, ja, fields), isOptional: true }
}

export function group(
  key: string,
  en: string,
  ja: string,
  sections: readonly PaperSection[],
): PaperGroup {
  return { key, label: { en, ja }, isRepeated: false, sections }
}

export function persons(
  key: string,
  en: string,
  ja: string,
  sections: readonly PaperSection[],
): PaperGroup {
  return { ...group(key, en, ja, sections), isRepeated: true }
}

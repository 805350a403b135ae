import { composed, tidyName } from '../names/tidy-name.ts'
import {
  fieldsOf,
  mostPersons,
  type PaperField,
  type PaperGroup,
  type PaperTemplate,
} from './template.ts'

/** What the paper says and what the translation writes. */
export interface FilledField {
  readonly source: string
  readonly target: string
}

/** The filled fields of a group, by key. A repeated group has one of these for each person. */
export type FilledGroup = Readonly<Record<string, FilledField>>

/** A template as it is filled in: the groups by key. */
export type DraftContent = Readonly<Record<string, readonly FilledGroup[]>>

const emptyField: FilledField = { source: '', target: '' }

/** A copy of a group with what is on every paper. */
export function startGroup(group: PaperGroup, from: PaperTemplate['from']): FilledGroup {
  const entries = fieldsOf(group).flatMap(({ key, initial, isHidden }) =>
    initial && !isHidden ? [[key, initialField(initial, from)] as const] : [],
  )
  return Object.fromEntries(entries)
}

function initialField(initial: NonNullable<PaperField['initial']>, from: PaperTemplate['from']) {
  return from === 'ja'
    ? { source: initial.ja, target: initial.en }
    : { source: initial.en, target: initial.ja }
}

export function startDraft(template: PaperTemplate): DraftContent {
  return Object.fromEntries(
    template.groups.map((group) => [group.key, [startGroup(group, template.from)]]),
  )
}

/** Whether a content has only groups and fields of the template. */
export function fitsTemplate(template: PaperTemplate, content: DraftContent): boolean {
  return Object.entries(content).every(([key, copies]) => {
    const group = template.groups.find((one) => one.key === key)
    if (!group || copies.length > (group.isRepeated ? mostPersons : 1)) return false
    const known = new Set(fieldsOf(group).map((field) => field.key))
    return copies.every((copy) => Object.keys(copy).every((name) => known.has(name)))
  })
}

/** As it is kept: every group has a copy, names are tidy, and empty fields are left out. */
export function tidyDraft(template: PaperTemplate, content: DraftContent): DraftContent {
  return Object.fromEntries(
    template.groups.map((group) => {
      const copies = content[group.key] ?? []
      return [group.key, (copies.length > 0 ? copies : [{}]).map((copy) => tidyGroup(group, copy))]
    }),
  )
}

function tidyGroup(group: PaperGroup, copy: FilledGroup): FilledGroup {
  const entries = fieldsOf(group).flatMap((field) => {
    const { source, target } = copy[field.key] ?? emptyField
    const tidy = field.kind === 'name' ? tidyName : (text: string) => composed(text).trim()
    const filled = { source: tidy(source), target: tidy(target) }
    return filled.source === '' && filled.target === '' ? [] : [[field.key, filled] as const]
  })
  return Object.fromEntries(entries)
}

/** The copies of a group, of which there is always one. */
export function copiesOf(content: DraftContent, group: PaperGroup): readonly FilledGroup[] {
  const copies = content[group.key] ?? []
  return copies.length > 0 ? copies : [{}]
}

export function fieldIn(copy: FilledGroup, field: PaperField): FilledField {
  return copy[field.key] ?? emptyField
}

/** Whether the screen shows a field: one that is no longer offered only where it was filled in. */
export function isShown(copy: FilledGroup, field: PaperField): boolean {
  return !field.isHidden || copy[field.key] !== undefined
}

/** The fixed translation of a word that the paper chooses; undefined for another word. */
export function translateChoice(
  field: PaperField,
  source: string,
  from: PaperTemplate['from'],
): string | undefined {
  const to = from === 'ja' ? 'en' : 'ja'
  const word = plainWord(source)
  return field.choices?.find((choice) => plainWord(choice[from]) === word)?.[to]
}

const plainWord = (text: string) => text.normalize('NFKC').trim().toLowerCase()

import type { PaperTemplate } from '@kakehashi/domain/paper-templates/template'
import { hasChoices } from '@kakehashi/domain/paper-templates/template-rules'
import type {
  TypedField,
  TypedGroup,
  TypedSection,
  TypedTemplate,
} from '@kakehashi/domain/paper-templates/typed-template'

/** A template on the screen. Each part has an id, so that it can be moved and put back. */
export interface EditedField extends TypedField {
  readonly id: string
}
export interface EditedSection extends Omit<TypedSection, 'fields'> {
  readonly id: string
  readonly fields: readonly EditedField[]
}
export interface EditedGroup extends Omit<TypedGroup, 'sections'> {
  readonly id: string
  readonly sections: readonly EditedSection[]
}
export interface EditedTemplate extends Omit<TypedTemplate, 'groups'> {
  readonly groups: readonly EditedGroup[]
}

const newId = () => crypto.randomUUID()
const blank = { en: '', ja: '' } as const

export function newField(): EditedField {
  return { id: newId(), label: blank, kind: 'text', isRequired: true }
}

export function newSection(): EditedSection {
  return { id: newId(), label: blank, isOptional: false, fields: [newField()] }
}

export function newGroup(): EditedGroup {
  return { id: newId(), label: blank, isRepeated: false, sections: [newSection()] }
}

export function newTemplate(): EditedTemplate {
  return { title: blank, from: 'ja', groups: [newGroup()] }
}

export function toEdited({ title, from, groups }: PaperTemplate): EditedTemplate {
  return {
    title,
    from,
    groups: groups.map((group) => ({
      ...group,
      id: newId(),
      sections: group.sections.map((section) => ({
        ...section,
        id: newId(),
        fields: section.fields.map((field) => ({ ...field, id: newId() })),
      })),
    })),
  }
}

/** As it is sent: without the ids of the screen, and without what was begun and left empty. */
export function toTyped({ title, from, groups }: EditedTemplate) {
  return {
    title,
    from,
    groups: groups.map(({ id: _group, sections, ...group }) => ({
      ...group,
      sections: sections.map(({ id: _section, fields, ...section }) => ({
        ...section,
        fields: fields.map(({ id: _field, choices, initial, isHidden, ...field }) => ({
          ...field,
          ...(choices &&
            choices.length > 0 &&
            hasChoices(field.kind) && { choices: choices.map((choice) => ({ ...choice })) }),
          ...(isHidden && { isHidden }),
          ...(initial && (initial.en !== '' || initial.ja !== '') && { initial }),
        })),
      })),
    })),
  }
}

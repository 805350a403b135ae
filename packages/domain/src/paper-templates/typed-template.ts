import type { PaperField, PaperGroup, PaperSection, PaperTemplate } from './template.ts'

/** A template as the owner types it: what is new has no key yet. */
export type TypedField = Omit<PaperField, 'key'> & { readonly key?: string }

export interface TypedSection extends Omit<PaperSection, 'key' | 'fields'> {
  readonly key?: string
  readonly fields: readonly TypedField[]
}

export interface TypedGroup extends Omit<PaperGroup, 'key' | 'sections'> {
  readonly key?: string
  readonly sections: readonly TypedSection[]
}

export interface TypedTemplate extends Omit<PaperTemplate, 'groups'> {
  readonly groups: readonly TypedGroup[]
}

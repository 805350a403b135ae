import type { PaperField, PaperGroup } from '@kakehashi/domain/paper-templates/template'

interface Place {
  readonly group: PaperGroup
  readonly at: number
  readonly field: PaperField
}

const partsOf = ({ group, at, field }: Place) => `${group.key}-${at}-${field.key}`
/** The field of the translation, which the list of what is open leads to. */
export const targetId = (place: Place) => `write-${partsOf(place)}`
export const sourceId = (place: Place) => `paper-${partsOf(place)}`
export const headingId = ({ group, at }: Omit<Place, 'field'>) => `group-${group.key}-${at}`

import type { FieldProblem } from '@kakehashi/domain/paper-templates/draft-problems'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const problemTexts: Readonly<Record<FieldProblem, MessageDescriptor>> = {
  empty: msg`Required, still empty`,
  'date-impossible': msg`There was no such day. Check the era, the year and the day.`,
  'dates-differ': msg`This is another day than on the paper.`,
  'name-not-latin': msg`Write the name in Latin letters, as in the passport.`,
}

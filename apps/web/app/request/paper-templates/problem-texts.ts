import type { FieldProblem } from '@kakehashi/domain/paper-templates/draft-problems'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const problemTexts: Readonly<Record<FieldProblem, MessageDescriptor>> = {
  empty: msg`Required, still empty`,
  'date-impossible': msg`There was no such day. Check the era, the year and the day.`,
  'era-was-over': msg`The era was over by then. If the paper says so, write the day in the translation.`,
  'date-unclear': msg`This cannot be read as a day. Write the whole date, or a remark in square brackets.`,
  'dates-differ': msg`This is another day or era than on the paper.`,
  'name-not-latin': msg`Write the name in Latin letters, as in the passport.`,
}

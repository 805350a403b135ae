import type { SpellingSource } from '@kakehashi/domain/request/name-sheet'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Where a spelling comes from, below the entry. */
export const sourceTexts: Readonly<Record<SpellingSource, MessageDescriptor>> = {
  'japanese-passport': msg`Spelling from the Japanese passport`,
  'foreign-passport': msg`Spelling from a foreign passport`,
  customer: msg`No passport, as the customer spells it`,
}

/** The same as choices of a form. */
export const sourceChoices: Readonly<Record<SpellingSource, MessageDescriptor>> = {
  'japanese-passport': msg`Japanese passport`,
  'foreign-passport': msg`Foreign passport`,
  customer: msg`No passport, as the customer spells it`,
}

import type { LegibilityDoubt } from '@kakehashi/domain/documents/legibility'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface DoubtText {
  /** In a list of files. */
  readonly short: MessageDescriptor
  readonly what: MessageDescriptor
  readonly advice: MessageDescriptor
}

export const doubtTexts: Readonly<Record<LegibilityDoubt, DoubtText>> = {
  blurred: {
    short: msg`Looks blurred.`,
    what: msg`This photo looks blurred.`,
    advice: msg`We may not be able to read the small print. Hold the phone still above the paper and wait until the letters are sharp.`,
  },
  dark: {
    short: msg`Looks dark.`,
    what: msg`This photo looks dark.`,
    advice: msg`We may not be able to read all of it. Go near a window or turn on a light.`,
  },
  small: {
    short: msg`Looks small.`,
    what: msg`This photo is very small.`,
    advice: msg`We may not be able to read the small print. Send the photo itself, not a screenshot or a preview of it.`,
  },
}

import type { Visit } from '@kakehashi/domain/counter/waiting-number'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What somebody came for. */
export const visitLabels: Readonly<Record<Visit, MessageDescriptor>> = {
  'new-order': msg({ message: 'New order', context: 'why somebody waits' }),
  collecting: msg({ message: 'Collecting', context: 'why somebody waits' }),
  question: msg({ message: 'Question', context: 'why somebody waits' }),
}

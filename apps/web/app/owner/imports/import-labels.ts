import type { ImportKind, ImportState } from '@kakehashi/domain/data-files/imports'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const importKindLabels: Readonly<Record<ImportKind, MessageDescriptor>> = {
  customers: msg`Customers`,
  requests: msg`Past requests`,
}

type Tone = 'leaf' | 'amber' | 'sea' | 'plain'

/** With the colour in which each state is shown. */
export const importStates: Readonly<Record<ImportState, readonly [Tone, MessageDescriptor]>> = {
  checking: ['sea', msg`Being checked`],
  checked: ['sea', msg`Ready to import`],
  refused: ['amber', msg`Has mistakes`],
  importing: ['sea', msg`Being imported`],
  stopped: ['amber', msg`Stopped`],
  done: ['leaf', msg`Imported`],
  'taking-back': ['sea', msg`Being taken back`],
  'taken-back': ['plain', msg`Taken back`],
  expired: ['plain', msg`Not imported within 24 hours`],
  failed: ['amber', msg`Could not be checked. Send it again`],
}

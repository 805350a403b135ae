import type { DeskRequest } from '../request/request-views.ts'
import { Trans } from '@lingui/react/macro'
import { Alert } from '@kakehashi/ui/alert'

/** A translation that came back from review: what was handed in before is still among the papers. */
export function ReturnedNote({ request }: { request: DeskRequest }) {
  if (request.translations.length === 0) return null
  return (
    <Alert kind="warning" title={<Trans>It came back from review</Trans>}>
      <Trans>Why stands in the notes. Hand in a new PDF when it is mended.</Trans>
    </Alert>
  )
}

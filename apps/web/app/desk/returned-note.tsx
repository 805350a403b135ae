import type { DeskRequest } from '../request/request-views.ts'
import { Trans } from '@lingui/react/macro'
import { Alert } from '@kakehashi/ui/alert'

/**
 * Shown when a reviewer has returned the translation. The earlier version is still in the
 * documents.
 */
export function ReturnedNote({ request }: { request: DeskRequest }) {
  if (request.translations.length === 0) return null
  return (
    <Alert kind="warning" title={<Trans>It came back from review</Trans>}>
      <Trans>Why stands in the notes. Hand in a new PDF when it is mended.</Trans>
    </Alert>
  )
}

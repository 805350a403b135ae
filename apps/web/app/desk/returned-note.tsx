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
    <Alert kind="warning" title={<Trans>Returned from review</Trans>}>
      <Trans>The notes say why. Submit a corrected PDF.</Trans>
    </Alert>
  )
}

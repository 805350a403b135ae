import { Trans } from '@lingui/react/macro'
import { errorMessage } from '../../api/client/base-api.ts'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import type { useNotes } from './use-notes.ts'

/** Button to load earlier notes. */
export function EarlierNotes({ notes }: { notes: ReturnType<typeof useNotes> }) {
  const { hasEarlier, isLoading, error, loadEarlier } = notes
  if (!hasEarlier) return null
  return (
    <>
      {error !== undefined && <Alert kind="error">{errorMessage(error)}</Alert>}
      <p>
        <Button variant="line" size="small" isBusy={isLoading} onClick={() => void loadEarlier()}>
          <Trans>Show earlier notes</Trans>
        </Button>
      </p>
    </>
  )
}

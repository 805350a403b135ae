import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { errorMessage } from '../api/client/base-api.ts'
import { showFailedCall } from '../api/client/failed-call.ts'
import { Button } from '@kakehashi/ui/button'
import { ConfirmDialog } from '@kakehashi/ui/dialog'
import { showToast } from '@kakehashi/ui/toast'

interface ConfirmDeleteProps {
  remove: () => Promise<{ error?: unknown }>
  /** Toast text after deleting. */
  done: string
  /** Where to go after deleting. */
  to: string
  /** Called before navigating away, so that unsaved input does not block it. */
  onDeleted: () => void
  /** Consequences, shown in the confirmation dialog. */
  children: ReactNode
}

/** The DELETE button and its confirmation dialog. */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  const { remove, done, to, onDeleted, children } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function confirm() {
    setBusy(true)
    const outcome = await remove()
    setBusy(false)
    if (outcome.error) {
      setError(errorMessage(outcome.error))
      return showFailedCall(outcome.error)
    }
    showToast.success(done)
    onDeleted()
    // Compares the address, because a live notice may have remounted this page before the reply.
    if (location.pathname === pathname) await navigate(to)
  }

  return (
    <>
      <Button
        variant="line"
        size="small"
        onClick={() => {
          setError(undefined)
          setAsking(true)
        }}
      >
        <Trans>DELETE</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Are you sure?`}
        confirmLabel={<Trans>DELETE</Trans>}
        isBusy={isBusy}
        error={error}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}

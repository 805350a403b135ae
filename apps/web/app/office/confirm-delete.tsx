import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { errorMessage } from '../api/client/base-api.ts'
import { Button } from '@kakehashi/ui/button'
import { ConfirmDialog } from '@kakehashi/ui/dialog'
import { showToast } from '@kakehashi/ui/toast'

interface ConfirmDeleteProps {
  remove: () => Promise<{ error?: unknown }>
  /** What is said when it is gone. */
  done: string
  /** Where one is then. */
  to: string
  /** Before leaving: what was typed about it is of no use any more. */
  onDeleted: () => void
  /** What goes with it, told in the question. */
  children: ReactNode
}

/** DELETE, the specification's question, and the way back to the list. */
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
      return showToast.error(errorMessage(outcome.error))
    }
    showToast.success(done)
    onDeleted()
    // By the address: the others' live notice may have drawn this page anew before the answer came.
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

import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'

/** Nobody should wonder where the words in a form come from, nor be stuck with them. */
export function KeptNotice({ onStartAnew }: { onStartAnew: () => void }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Alert
        kind="info"
        action={
          <Button variant="line" size="small" onClick={() => setAsked(true)}>
            <Trans>Start anew</Trans>
          </Button>
        }
      >
        <Trans>We kept what you had filled in.</Trans>
      </Alert>
      <ConfirmDialog
        isOpen={isAsked}
        title={<Trans>Start anew?</Trans>}
        confirmLabel={<Trans>Start anew</Trans>}
        onConfirm={() => {
          setAsked(false)
          onStartAnew()
        }}
        onCancel={() => setAsked(false)}
      >
        <Trans>What you filled in and the files you added on this page will be gone.</Trans>
      </ConfirmDialog>
    </>
  )
}

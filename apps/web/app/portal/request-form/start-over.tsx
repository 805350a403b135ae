import { Alert } from '@kakehashi/ui/alert'
import { Trans } from '@lingui/react/macro'
import { useState, type ComponentProps } from 'react'
import { Button } from '@kakehashi/ui/button'
import { ConfirmDialog } from '@kakehashi/ui/dialog'

interface StartOverProps {
  onStartOver: () => void
  isDisabled?: boolean
}

export function StartOver({ onStartOver, isDisabled = false }: StartOverProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="line" size="small" aria-disabled={isDisabled} onClick={() => setAsked(true)}>
        <Trans>Start anew</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={<Trans>Start anew?</Trans>}
        confirmLabel={<Trans>Start anew</Trans>}
        onConfirm={() => {
          setAsked(false)
          onStartOver()
        }}
        onCancel={() => setAsked(false)}
      >
        <Trans>What you filled in and the files you added on this page will be gone.</Trans>
      </ConfirmDialog>
    </>
  )
}

/** Explains why the form is already filled in, and offers to clear it. */
export function DraftNotice(props: ComponentProps<typeof StartOver>) {
  return (
    <Alert kind="info" action={<StartOver {...props} />}>
      <Trans>We kept what you had filled in.</Trans>
    </Alert>
  )
}

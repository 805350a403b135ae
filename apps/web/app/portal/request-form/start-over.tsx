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
        <Trans>Clear the form</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={<Trans>Clear the form?</Trans>}
        confirmLabel={<Trans>Clear the form</Trans>}
        onConfirm={() => {
          setAsked(false)
          onStartOver()
        }}
        onCancel={() => setAsked(false)}
      >
        <Trans>Your answers and the files you added will be deleted.</Trans>
      </ConfirmDialog>
    </>
  )
}

/** Explains why the form is already filled in, and offers to clear it. */
export function DraftNotice(props: ComponentProps<typeof StartOver>) {
  return (
    <Alert kind="info" action={<StartOver {...props} />}>
      <Trans>We saved your answers from last time.</Trans>
    </Alert>
  )
}

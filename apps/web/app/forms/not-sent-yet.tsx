import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'

interface NotSentYetProps {
  /** Why, and what happens next. */
  children: ReactNode
  onCancel?: (() => void) | undefined
}

/** Shown from the press of SEND until the server has replied or the user cancels. */
export function NotSentYet({ children, onCancel }: NotSentYetProps) {
  return (
    <div role="status">
      <Alert
        kind="warning"
        title={<Trans>Not sent yet</Trans>}
        action={
          onCancel && (
            <Button variant="line" size="small" onClick={onCancel}>
              <Trans>Do not send yet</Trans>
            </Button>
          )
        }
      >
        {children}
      </Alert>
    </div>
  )
}

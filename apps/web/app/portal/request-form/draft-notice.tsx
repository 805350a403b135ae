import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Alert } from '@kakehashi/ui/alert'
import { StartOver } from './start-over.tsx'

/** Nobody should wonder where the words in a form come from, nor be stuck with them. */
export function DraftNotice(props: ComponentProps<typeof StartOver>) {
  return (
    <Alert kind="info" action={<StartOver {...props} />}>
      <Trans>We kept what you had filled in.</Trans>
    </Alert>
  )
}

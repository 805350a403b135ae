import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { Button } from '@kakehashi/ui/button'
import { mainButtonId } from '../../commands/use-focus-next-action.ts'
import type { RequestCommands } from '../../commands/use-request-commands.tsx'

export const returnButtonId = 'review-return'

const pressBehind =
  (id: string) =>
  ({ currentTarget }: MouseEvent) => {
    // At once, because another dialog may follow.
    currentTarget.closest('dialog')?.close()
    document.getElementById(id)?.click()
  }

/** In the view with original and translation: presses the same buttons of the form behind it. */
export function ReviewButtons({ commands }: { commands: RequestCommands }) {
  const { isBusy } = commands.run
  return (
    <>
      <Button variant="line" aria-disabled={isBusy} onClick={pressBehind(returnButtonId)}>
        <Trans>RETURN</Trans>
      </Button>
      <Button variant="seal" aria-disabled={isBusy} onClick={pressBehind(mainButtonId)}>
        <Trans>CONTINUE</Trans>
      </Button>
    </>
  )
}

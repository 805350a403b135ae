import type { StageFormProps } from '../commands/use-request-commands.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { inDollars } from '../../../request/price.tsx'
import { ReasonDialog } from '../../../request/reason-dialog.tsx'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'

/** Cancels a request before delivery; it can be reopened. */
export function Cancel({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { can, paidAmount } = request
  if (!can.includes('close')) return null
  const paid = inDollars(paidAmount)
  return (
    <div>
      <Button variant="line" size="small" onClick={() => setAsking(true)}>
        <Trans>Cancel this request</Trans>
      </Button>
      <ReasonDialog
        title={t`Cancel this request?`}
        isOpen={isAsking}
        label={t`Why?`}
        hint={t`The customer sees it on their request page`}
        isRequired
        confirm={t`CANCEL THE REQUEST`}
        cancel={t`Keep it`}
        draftName={`cancel:${request._id}`}
        onEdit={() => commands.edits.begin('reason')}
        onConfirm={async (reason) => {
          await commands.run.send({ kind: 'close', reason }, 'reason')
          showToast.success(t`Request cancelled`)
        }}
        onDone={() => document.getElementById('main')?.focus()}
        onClose={() => {
          commands.edits.end('reason')
          setAsking(false)
        }}
      >
        {paidAmount > 0 ? (
          <Trans>
            The request is removed from the lists, and work on it stops. {paid} has been paid and
            may have to be refunded. You can reopen the request at any time.
          </Trans>
        ) : (
          <Trans>
            The request is removed from the lists, and work on it stops. You can reopen it at any
            time.
          </Trans>
        )}
      </ReasonDialog>
    </div>
  )
}

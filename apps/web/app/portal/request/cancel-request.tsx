import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useCloseRequestMutation } from '../../api/request-commands-api.ts'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { ReasonDialog } from '../../request/reason-dialog.tsx'

interface CancelRequestProps {
  request: RequestDetail
  /** A plain text button, styled by this class. */
  textClass?: string | undefined
}

/** Customers can cancel until something has been paid; after that they contact the office. */
export function CancelRequest({ request, textClass }: CancelRequestProps) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [closeRequest] = useCloseRequestMutation()
  const { _id: requestId, version } = request

  async function cancel(reason: string) {
    try {
      await closeRequest({ requestId, version, reason }).unwrap()
      showToast.success(t`Request cancelled`)
    } catch (error) {
      // The request has changed meanwhile, so the customer should look at it first.
      if ((error as { status?: unknown }).status !== 409) throw error
      showFailedCall(error)
    }
  }

  return (
    <>
      {request.can.includes('close') &&
        (textClass ? (
          <button type="button" className={textClass} onClick={() => setAsking(true)}>
            <Trans>Cancel this request</Trans>
          </button>
        ) : (
          <Button variant="line" size="small" onClick={() => setAsking(true)}>
            <Trans>Cancel this request</Trans>
          </Button>
        ))}
      <ReasonDialog
        title={t`Cancel this request?`}
        isOpen={isAsking}
        label={t`Why?`}
        confirm={t`CANCEL THE REQUEST`}
        cancel={t`Keep it`}
        draftName={`cancel:${requestId}`}
        onConfirm={cancel}
        onDone={readAgain}
        onClose={() => setAsking(false)}
      >
        <Trans>
          We will stop work, and you will not have to pay. Your documents and messages stay here.
        </Trans>
      </ReasonDialog>
    </>
  )
}

/** The content of the page has changed, so screen readers should start again. */
function readAgain() {
  document.getElementById('main')?.focus()
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { showFailedCall } from '../../../api/client/failed-call.ts'
import { useHoldRequestMutation } from '../../../api/retention-api.ts'
import { ReasonDialog } from '../../../request/reason-dialog.tsx'
import type { OfficeRequest } from '../../../request/request-views.ts'
import { isErased } from '../../../request/retention/is-erased.ts'
import { useUserInfo } from '../../../session/use-user-info.ts'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'

/** For owners: keeps the documents and messages beyond their time, for example in a dispute. */
export function KeepDocuments({ request }: { request: OfficeRequest }) {
  const isOwner = useUserInfo()?.isOwner ?? false
  if (!isOwner || isErased(request)) return null
  return request.isOnHold ? <EndHold request={request} /> : <BeginHold request={request} />
}

function BeginHold({ request }: { request: OfficeRequest }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [hold] = useHoldRequestMutation()
  const requestId = request._id
  return (
    <div>
      <Button variant="line" size="small" onClick={() => setAsking(true)}>
        <Trans>Keep documents</Trans>
      </Button>
      <ReasonDialog
        title={t`Keep documents and messages?`}
        isOpen={isAsking}
        label={t`Why?`}
        hint={t`Only the office sees it`}
        isRequired
        confirm={t`KEEP THEM`}
        cancel={t`Go back`}
        draftName={`hold:${requestId}`}
        onConfirm={async (reason) => {
          await hold({ requestId, body: { isOnHold: true, reason } }).unwrap()
          showToast.success(t`Documents and messages are kept`)
        }}
        onDone={() => document.getElementById('main')?.focus()}
        onClose={() => setAsking(false)}
      >
        <Trans>They are not deleted until an owner ends the hold.</Trans>
      </ReasonDialog>
    </div>
  )
}

function EndHold({ request: { _id: requestId } }: { request: OfficeRequest }) {
  const { t } = useLingui()
  const [hold, { isLoading }] = useHoldRequestMutation()
  async function end() {
    try {
      await hold({ requestId, body: { isOnHold: false } }).unwrap()
      showToast.success(t`The hold has ended`)
    } catch (error) {
      showFailedCall(error)
    }
  }
  return (
    <div>
      <p>
        <Trans>
          After the hold, documents and messages are deleted at their time. The customer is told 14
          days before.
        </Trans>
      </p>
      <Button variant="line" size="small" isBusy={isLoading} onClick={() => void end()}>
        <Trans>End the hold</Trans>
      </Button>
    </div>
  )
}

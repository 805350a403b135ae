import type { PaymentView } from '@kakehashi/contract/requests/payments'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCorrectPaymentMutation } from '../../../api/payments-api.ts'
import { inDollars } from '../../../request/price.tsx'
import { ReasonDialog } from '../../../request/reason-dialog.tsx'
import type { OfficeRequest } from '../../../request/request-views.ts'

interface CorrectEntryProps {
  request: OfficeRequest
  entry: PaymentView
}

/** An entry is never changed: a wrong one is cancelled by a counter-entry, with a reason. */
export function CorrectEntry({ request, entry }: CorrectEntryProps) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [correct] = useCorrectPaymentMutation()
  const { receipt, difference } = entry
  const amount = inDollars(difference)
  const number = receipt?.number
  return (
    <>
      <Button variant="line" size="small" onClick={() => setAsking(true)}>
        <Trans>Cancel entry…</Trans>
        <span className="hush"> {amount}</span>
      </Button>
      <ReasonDialog
        title={t`Cancel this entry?`}
        isOpen={isAsking}
        label={t`What was wrong?`}
        isRequired
        confirm={t`CANCEL THE ENTRY`}
        cancel={t`Go back`}
        draftName={`correct:${entry._id}`}
        onConfirm={async (reason) => {
          const { _id: requestId, version } = request
          await correct({ requestId, paymentId: entry._id, version, reason }).unwrap()
          showToast.success(t`Entry cancelled`)
        }}
        onDone={() => document.getElementById('main')?.focus()}
        onClose={() => setAsking(false)}
      >
        {number === undefined ? (
          <Trans>A counter-entry takes back {amount}. Both entries stay in the list.</Trans>
        ) : (
          <Trans>
            A counter-entry takes back {amount}, and receipt {number} is void. Both entries stay in
            the list.
          </Trans>
        )}
      </ReasonDialog>
    </>
  )
}

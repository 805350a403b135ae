import type { StatementEntry } from '@kakehashi/contract/requests/pay'
import { priceText, roundToCents } from '@kakehashi/domain/money'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMarkUnpaidMutation } from '../../api/pay-api.ts'
import { ReasonDialog } from '../../request/reason-dialog.tsx'

/** Takes a mark back that was made by mistake. Both stay in the history. */
export function MarkUnpaid({ entry }: { entry: StatementEntry }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [markUnpaid] = useMarkUnpaidMutation()
  const { _id: payId, orderNumber } = entry
  const amount = priceText(roundToCents(entry.amount))
  return (
    <>
      <Button variant="line" size="small" onClick={() => setAsking(true)}>
        <Trans>Not paid…</Trans>
        <span className="hush"> {orderNumber}</span>
      </Button>
      <ReasonDialog
        title={t`Mark as unpaid?`}
        isOpen={isAsking}
        label={t`What was wrong?`}
        isRequired
        confirm={t`MARK AS UNPAID`}
        cancel={t`Go back`}
        draftName={`unpaid:${payId}`}
        onConfirm={async (reason) => {
          await markUnpaid({ payId, reason }).unwrap()
          showToast.success(t`Marked as unpaid`)
        }}
        onDone={() => document.getElementById('main')?.focus()}
        onClose={() => setAsking(false)}
      >
        <Trans>
          {amount} for {orderNumber} is open again, and can be changed. The history keeps both
          marks.
        </Trans>
      </ReasonDialog>
    </>
  )
}

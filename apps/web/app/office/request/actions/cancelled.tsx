import { useDates } from '../../../i18n/use-dates.ts'
import { useEdits } from '../../../forms/use-edit-session.ts'
import type { RequestForm, StageFormProps } from '../commands/use-request-commands.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { useState } from 'react'
import { isErased } from '../../../request/retention/is-erased.ts'
import { AmountForm } from '../money/amount-form.tsx'
import { Ledger } from '../money/ledger.tsx'
import { RefundForm } from '../money/refund-form.tsx'
import { OriginalsLeft } from '../originals/originals-left.tsx'
import { Fold } from '../../fold.tsx'

/** Shown in place of the form when a request is cancelled: reopen it, record a refund. */
export function Cancelled({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  const { officeDateAndTime } = useDates()
  const ownEdits = useEdits<RequestForm, number>(request.version)
  const { closedAt = '', closeReason, can, paidAmount } = request
  const when = officeDateAndTime(closedAt)

  const reopen = () =>
    commands.run.press(async () => {
      await commands.run.send({ kind: 'reopen' })
      showToast.success(t`Request reopened`)
    })
  return (
    <>
      <Alert
        kind="warning"
        title={<Trans>Cancelled, {when}</Trans>}
        action={
          can.includes('reopen') && (
            <Button
              variant="line"
              size="small"
              isBusy={commands.run.isBusy}
              onClick={() => void reopen()}
            >
              <Trans>REOPEN</Trans>
            </Button>
          )
        }
      >
        {closeReason || (!isErased(request) && <Trans>No reason was given.</Trans>)}
      </Alert>
      <OriginalsLeft request={request} />
      {/* Own edits: dirty edits of the stage would show its form and hide this one. */}
      {paidAmount > 0 && !commands.edits.isDirty && (
        <Money request={request} commands={{ ...commands, edits: ownEdits }} />
      )}
    </>
  )
}

/** What was paid is given back; an amount that was recorded wrongly is corrected. */
function Money({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {request.can.includes('recordRefund') && (
        <>
          <h3>
            <Trans>Record a refund</Trans>
          </h3>
          <RefundForm request={request} commands={commands} />
        </>
      )}
      {request.can.includes('recordPaid') && (
        <Fold
          title={<Trans>Correct the amount paid</Trans>}
          isOpen={isOpen}
          isDirty={commands.edits.has('paid')}
          onToggle={setOpen}
        >
          <AmountForm request={request} commands={commands} label={t`Amount paid`} isAside />
        </Fold>
      )}
      <Ledger request={request} />
    </>
  )
}

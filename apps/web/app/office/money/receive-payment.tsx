import { roundToCents } from '@kakehashi/domain/money'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { useReceivePaymentMutation } from '../../api/payments-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useCallKey } from '../../forms/use-call-key.ts'
import { inDollars } from '../../request/price.tsx'
import { receiptLink } from '../../request/receipt-link.ts'
import type { OfficeRequest } from '../../request/request-views.ts'
import { dollarsInField, typedDollars } from './amount.ts'
import { MoneyField } from './money-field.tsx'
import { TenderFields } from './tender.tsx'
import { useTender } from './use-tender.ts'
import styles from './receive-payment.module.css'

/** Money that the customer hands over now, with its receipt. */
export function ReceivePayment({ request }: { request: OfficeRequest }) {
  const { t } = useLingui()
  const remaining = request.totalPrice - request.paidAmount
  const [typed, setTyped] = useState(dollarsInField(remaining))
  const amount = typedDollars(typed) ?? 0
  const tender = useTender(roundToCents(amount))
  const [receive, { isLoading }] = useReceivePaymentMutation()
  const [problem, setProblem] = useState<string>()
  const [receiptId, setReceiptId] = useState<string>()
  const callKey = useCallKey()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLoading || tender.isBlocked || tender.isGivenWrong) return
    const body = { version: request.version, amount, ...tender.body }
    try {
      setProblem(undefined)
      const { payment, request: after } = await receive({
        requestId: request._id,
        body,
        key: callKey.keyFor(body),
      }).unwrap()
      callKey.answered()
      tender.clear()
      const left = 'totalPrice' in after ? after.totalPrice - after.paidAmount : 0
      setTyped(dollarsInField(left))
      setReceiptId(payment.receipt?._id)
      showToast.success(t`Payment received`)
    } catch (error) {
      callKey.failed(error)
      setProblem(errorMessage(error))
    }
  }

  const text = inDollars(amount)
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <MoneyField
        label={t`Amount to take`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TenderFields tender={tender} />
      <Refusal message={problem} />
      <div className={styles.end}>
        <Button type="submit" isBusy={isLoading} busyLabel={t`Sending`}>
          <Trans>TAKE {text}</Trans>
        </Button>
        {receiptId !== undefined && (
          <a href={receiptLink(receiptId, 'en')} target="_blank" rel="noreferrer">
            <Trans>Print the receipt</Trans>
          </a>
        )}
      </div>
    </form>
  )
}

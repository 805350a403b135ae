import { useLingui } from '@lingui/react/macro'
import { AmountPaid } from '../payment/amount-paid.tsx'
import { Ledger } from '../payment/ledger.tsx'
import type { StageFormProps } from '../../commands/stage-form.ts'
import { OrderSummary } from './order-summary.tsx'
import { Sums } from '../payment/sums.tsx'

/** What was ordered, done and paid; the only thing still open may be a balance. */
export function CompleteSummary({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  return (
    <>
      <OrderSummary request={request} />
      <Sums request={request} />
      <AmountPaid request={request} commands={commands} label={t`Amount paid`} />
      <Ledger request={request} />
    </>
  )
}

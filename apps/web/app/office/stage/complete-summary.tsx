import { useLingui } from '@lingui/react/macro'
import { AmountPaid } from './amount-paid.tsx'
import { Ledger } from './ledger.tsx'
import type { StageFormProps } from './stage-form.ts'
import { OrderSummary } from './order-summary.tsx'
import { Sums } from './sums.tsx'

/** What was ordered, done and paid; the only thing still open may be a balance. */
export function CompleteSummary({ request, acting }: StageFormProps) {
  const { t } = useLingui()
  return (
    <>
      <OrderSummary request={request} />
      <Sums request={request} />
      <AmountPaid request={request} acting={acting} label={t`Amount paid`} />
      <Ledger request={request} />
    </>
  )
}

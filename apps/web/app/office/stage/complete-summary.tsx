import { useLingui } from '@lingui/react/macro'
import { moneyOf } from '../../request-parts/standing.ts'
import { AmountForm } from './amount-form.tsx'
import { Ledger } from './ledger.tsx'
import type { StageFormProps } from './stage-form.ts'
import { OrderSummary } from './order-summary.tsx'
import { Sums } from './sums.tsx'

/** What was ordered, done and paid; the only thing still open may be a balance. */
export function CompleteSummary({ request, acting }: StageFormProps) {
  const { t } = useLingui()
  const isOwing = (moneyOf(request)?.remaining ?? 0) > 0
  // What was typed stays, also when a colleague has just taken the rest.
  const hasAmount = isOwing || acting.isTypedIn('paid')
  return (
    <>
      <OrderSummary request={request} />
      <Sums request={request} />
      {hasAmount && <AmountForm request={request} acting={acting} label={t`Amount paid`} />}
      <Ledger request={request} />
    </>
  )
}

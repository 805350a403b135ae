import { roundToCents } from '@kakehashi/domain/money'
import { drawerOf, type PaymentMethod, paymentMethods } from '@kakehashi/domain/payments/methods'
import { yenOf } from '@kakehashi/domain/payments/yen'
import { RadioGroup } from '@kakehashi/ui/radio-group'
import { useLingui } from '@lingui/react/macro'
import { useGetTillQuery } from '../../../api/till-api.ts'
import { typedDollars } from '../../money/amount.ts'
import { methods } from '../../money/tender.tsx'
import { TillNotOpen } from '../../money/till-not-open.tsx'
import { YenAmount } from '../../money/yen-amount.tsx'

interface RefundMethodProps {
  /** What the form needs for its field. */
  field: Pick<Parameters<typeof RadioGroup>[0], 'name' | 'id' | 'error' | 'ref'>
  method: PaymentMethod | undefined
  typedAmount: string
}

/** How money is given back. Nothing is chosen at first: only the clerk knows it. */
export function RefundMethod({ field, method, typedAmount }: RefundMethodProps) {
  const { t, i18n } = useLingui()
  const { data: till } = useGetTillQuery()
  const drawer = method && drawerOf(method)
  const amount = typedDollars(typedAmount)
  return (
    <>
      <RadioGroup
        {...field}
        legend={t`How it is given back`}
        options={paymentMethods.map((value) => ({ value, label: i18n._(methods[value].label) }))}
      />
      {drawer !== undefined && till && !till.open && <TillNotOpen />}
      {drawer === 'jpy' && till?.open && amount !== undefined && (
        <YenAmount
          till={till.open}
          label={t`To give back`}
          yen={yenOf(roundToCents(amount), Math.round(till.open.yenRate * 100))}
        />
      )}
    </>
  )
}

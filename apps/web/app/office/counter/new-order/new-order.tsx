import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { OfficePage } from '../../../layouts/office-page.tsx'
import { CounterTabs } from '../counter-tabs.tsx'
import { OrderForm } from './order-form.tsx'
import { Taken } from './taken.tsx'
import type { TakenHere } from './use-new-order.ts'

/** A customer with a paper in hand: who, what, price, payment and slip on one screen. */
export default function NewOrder() {
  const { t } = useLingui()
  const [taken, setTaken] = useState<TakenHere>()
  return (
    <OfficePage title={t`New order`} actions={<CounterTabs />}>
      {taken ? (
        <Taken taken={taken} onNext={() => setTaken(undefined)} />
      ) : (
        <OrderForm onTaken={setTaken} />
      )}
    </OfficePage>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TakenOrder } from '../../../api/counter-api.ts'
import { OfficePage } from '../../../layouts/office-page.tsx'
import { CounterTabs } from '../counter-tabs.tsx'
import { OrderForm } from './order-form.tsx'
import { Taken } from './taken.tsx'

/** A customer with a paper in hand: who, what, price, payment and slip on one screen. */
export default function NewOrder() {
  const { t } = useLingui()
  const [taken, setTaken] = useState<TakenOrder>()
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

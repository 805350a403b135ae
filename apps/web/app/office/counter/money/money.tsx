import { useLingui } from '@lingui/react/macro'
import { OfficePage } from '../../../layouts/office-page.tsx'
import { CounterTabs } from '../counter-tabs.tsx'
import { Balances } from './balances.tsx'
import { ClosedTills } from './closed-tills.tsx'
import styles from './money.module.css'
import { Totals } from './totals.tsx'

/** What came in, what is still to come or to be given back, and how the tills were closed. */
export default function Money() {
  const { t } = useLingui()
  return (
    <OfficePage title={t`Money`} actions={<CounterTabs />}>
      <div className={styles.page}>
        <Totals />
        <Balances />
        <ClosedTills />
      </div>
    </OfficePage>
  )
}

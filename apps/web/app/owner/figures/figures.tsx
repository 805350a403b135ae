import { Alert } from '@kakehashi/ui/alert'
import { useNow } from '@kakehashi/ui/use-now'
import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { type Figures as AllFigures, useGetFiguresQuery } from '../../api/figures-api.ts'
import { useDates } from '../../i18n/use-dates.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { BranchesPanel, FoundPanel } from './customers-panel.tsx'
import styles from './figures.module.css'
import { Glance } from './glance.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { OnTimePanel } from './on-time-panel.tsx'
import { OwedPanel } from './owed-panel.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { periodIn } from './period-in.ts'
import { QuotesPanel } from './quotes-panel.tsx'
import { ServicesPanel } from './services-panel.tsx'
import { StagesPanel } from './stages-panel.tsx'
import { TranslatorsPanel } from './translators-panel.tsx'
import { usePeriodName } from './use-period-name.ts'

/** What the office took, did and promised in a period, beside two earlier ones. */
export function Figures() {
  const { dayOf } = useDates()
  const today = dayOf(useNow())
  const [search] = useSearchParams()
  const period = periodIn(search, today)
  // The figures of the period before stay on screen until the new ones are there.
  const query = useGetFiguresQuery(period, { refetchOnMountOrArgChange: true })
  const isOld = query.data !== undefined && query.currentData === undefined
  return (
    <section className={styles.figures} aria-labelledby="figures" aria-busy={isOld}>
      <Head figures={query.data} />
      <PeriodChoice period={period} today={today} />
      <Loaded query={query} label={<Trans>Loading the figures</Trans>} lines={16}>
        {(figures) => (
          <>
            {!figures.isComplete && (
              <Alert kind="info" className={styles.counting}>
                <Trans>
                  Earlier requests are still being counted. The figures will be complete in some
                  minutes.
                </Trans>
              </Alert>
            )}
            <Glance figures={figures} />
            <div className={styles.panels}>
              <MoneyPanel figures={figures} />
              <OnTimePanel figures={figures} />
              <TranslatorsPanel figures={figures} />
              <OwedPanel figures={figures} />
              <StagesPanel figures={figures} />
              <QuotesPanel figures={figures} />
              <ServicesPanel figures={figures} />
              <FoundPanel figures={figures} />
              <BranchesPanel figures={figures} />
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}

function Head({ figures }: { figures: AllFigures | undefined }) {
  const periodName = usePeriodName()
  const name = figures && periodName(figures.period)
  const [before, yearBefore] = [
    figures ? periodName(figures.before) : '',
    figures ? periodName(figures.yearBefore) : '',
  ]
  return (
    <div className={styles.head}>
      <h2 id="figures">
        {name === undefined ? <Trans>Figures</Trans> : <Trans>Figures: {name}</Trans>}
      </h2>
      {name !== undefined && (
        <p>
          <Trans>
            Before: {before}. A year before: {yearBefore}.
          </Trans>
        </p>
      )}
    </div>
  )
}

import { joinClosedDays } from '@kakehashi/domain/calendar/closed-days'
import { closedDaysText } from '@kakehashi/domain/calendar/weekday-text'
import { useOffice } from '@kakehashi/layouts/office'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { useClosedPromisesQuery } from '../../api/promises-api.ts'
import { useListClosuresQuery } from '../../api/settings-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { Empty } from '@kakehashi/ui/empty'
import { rowSheet } from '@kakehashi/ui/row-link'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useFocusFallback } from '@kakehashi/ui/use-focus-fallback'
import { ClosureForm } from './closure-form.tsx'
import { ClosureRow } from './closure-row.tsx'
import styles from './closures.module.css'

/** Closed days other than the office's regular days off and holidays, which need no entry. */
export default function Closures() {
  const { t } = useLingui()
  const closedDays = closedDaysText(useOffice(), useLanguage())
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Removing a closure also removes the focused button, so focus moves to the heading.
  const focusFallback = useFocusFallback(() => heading.current)
  const query = useListClosuresQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: promises } = useClosedPromisesQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <OfficePage
      title={t`Closures`}
      back={{ to: '/admin/dashboard', label: <Trans>Dashboard</Trans> }}
      width="list"
    >
      <div className={styles.page}>
        <p className={styles.lede}>
          {closedDays !== null && (
            <>
              <Trans>You do not need to add {closedDays}.</Trans>{' '}
            </>
          )}
          <Trans>
            The website shows a closure immediately, and new ready-by days allow for it. You can
            move those that were promised before.
          </Trans>
        </p>
        <ClosureForm />
        <section aria-labelledby={headingId} {...focusFallback}>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            <Trans>Today and later</Trans>
          </h2>
          <Loaded query={query} label={<Trans>Loading the closures</Trans>} lines={4}>
            {(closures) =>
              closures.length === 0 ? (
                <Empty title={<Trans>No closures planned</Trans>} />
              ) : (
                <ul role="list" className={rowSheet}>
                  {joinClosedDays(closures).map((days) => (
                    <ClosureRow key={days.from} days={days} promises={promises} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </section>
      </div>
    </OfficePage>
  )
}

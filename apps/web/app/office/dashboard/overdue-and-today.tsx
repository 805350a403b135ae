import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { overduePath } from '@kakehashi/contract/screen-paths'
import { Icon } from '@kakehashi/ui/icon'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useDates } from '../../i18n/use-dates.ts'
import { type Dashboard, overdueAnywhere } from '../../api/dashboard-api.ts'
import { Due, Translator } from '../request-row/row-parts.tsx'
import { LaneRow } from './lane-row.tsx'
import styles from './lane.module.css'

interface OverdueAndTodayProps {
  dashboard: Pick<Dashboard, 'stages' | 'late' | 'due' | 'dueToday'>
}

/** What should have been done already or has to be done today, at any stage, longest first. */
export function OverdueAndToday({ dashboard }: OverdueAndTodayProps) {
  const { due, late, dueToday } = dashboard
  if (due.length === 0) return null
  const waiting = late.length
  const overdue = overdueAnywhere(dashboard) ?? '0'
  return (
    <section className={styles.lane} aria-labelledby="due">
      <header>
        <Icon name="alert" className={styles.alert} />
        <h2 id="due">
          <Trans>Overdue and today</Trans>
        </h2>
        {waiting > 0 && (
          <p>
            <Plural
              value={waiting}
              one="# customer waits for a new day"
              other="# customers wait for a new day"
            />
          </p>
        )}
        <Link to={overduePath} className={styles.all}>
          <Trans>
            All: {overdue} overdue, {dueToday} today
          </Trans>
        </Link>
      </header>
      <ul role="list">
        {due.map((request) => (
          <li key={request._id}>
            <DueRow request={request} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DueRow({ request }: { request: OfficeRequestItem }) {
  const { late } = request
  const needsNewDay = late !== undefined && late.newDay === undefined
  return (
    <LaneRow request={request} hash={needsNewDay ? '#new-day' : ''}>
      <Translator request={request} />
      {needsNewDay ? <NewDay promisedOn={late.promisedOn} /> : <Due request={request} />}
    </LaneRow>
  )
}

/** The customer was told this day and has not been told another one. */
function NewDay({ promisedOn }: { promisedOn: string }) {
  const { officeDate } = useDates()
  const day = officeDate(promisedOn)
  return (
    <>
      <span className={styles.missed}>
        <Trans>Promised {day}</Trans>
      </span>
      <span className={styles.action}>
        <Trans>Give a new day</Trans>
      </span>
    </>
  )
}

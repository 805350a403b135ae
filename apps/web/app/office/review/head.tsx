import { stagePath } from '@kakehashi/contract/screen-paths'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Icon } from '@kakehashi/ui/icon'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useDates } from '../../i18n/use-dates.ts'
import type { OfficeRequest } from '../../request/request-views.ts'
import { ServiceName } from '../../request/service-name.tsx'
import styles from './head.module.css'

/** Whose translation it is and when it has to be ready, in one line. */
export function Head({ request }: { request: OfficeRequest }) {
  const { officeDate } = useDates()
  const { _id, orderNumber, promisedOn, isOverdue, dueOn } = request
  const ready = promisedOn && officeDate(promisedOn)
  const due = dueOn && officeDate(dueOn)
  return (
    <div className={styles.head}>
      <Link to={stagePath('review', _id)} className={styles.back}>
        <Icon name="left" />
        <Trans>The request</Trans>
      </Link>
      <h1>{lastFirst(request)}</h1>
      <p className={styles.what}>
        <Trans>
          Order <b>{orderNumber}</b>
        </Trans>{' '}
        <ServiceName {...request} />
      </p>
      {isOverdue && due ? (
        <p className={styles.late}>
          <Icon name="alert" />
          <Trans>Was due {due}</Trans>
        </p>
      ) : (
        ready && (
          <p className={styles.ready}>
            <Trans>
              Promised for <b>{ready}</b>
            </Trans>
          </p>
        )
      )}
    </div>
  )
}

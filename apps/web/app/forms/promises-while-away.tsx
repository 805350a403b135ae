import type { PromisedRequest } from '@kakehashi/contract/requests/promises'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Alert } from '@kakehashi/ui/alert'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useDates } from '../i18n/use-dates.ts'
import { usePromisesWhileAwayQuery } from '../api/promises-api.ts'
import styles from './absence-form.module.css'

interface PromisesWhileAwayProps {
  userId: string
  requestPath: (request: PromisedRequest) => string
}

/** The translator's work that is promised for a day of the absence. Nothing moves by itself. */
export function PromisesWhileAway({ userId, requestPath }: PromisesWhileAwayProps) {
  const { shortDate } = useDates()
  const { data: requests = [] } = usePromisesWhileAwayQuery(userId, {
    refetchOnMountOrArgChange: true,
  })
  if (requests.length === 0) return null
  return (
    <Alert
      kind="warning"
      title={
        <Plural
          value={requests.length}
          one="# request is promised for these days"
          other="# requests are promised for these days"
        />
      }
    >
      <p>
        <Trans>
          Nothing changes by itself: someone else has to be assigned, or another day promised.
        </Trans>
      </p>
      <ul role="list" className={styles.promises}>
        {requests.map((request) => (
          <li key={request.request}>
            <Link to={requestPath(request)}>{request.orderNumber}</Link>
            <span>{lastFirst(request)}</span>
            <span>
              <Trans>
                Ready by <time dateTime={request.promisedOn}>{shortDate(request.promisedOn)}</time>
              </Trans>
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

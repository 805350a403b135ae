import { stagePath } from '@kakehashi/contract/screen-paths'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import styles from './bulk.module.css'
import type { BulkOutcome as Outcome } from './use-bulk-change.ts'

/** How many requests were changed, and each one that was not, with the reason. */
export function BulkOutcome({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { done, refused } = outcome
  const isWhole = refused.length === 0
  return (
    <div role={isWhole ? undefined : 'alert'} className={styles.outcome}>
      <Alert
        kind={isWhole ? 'success' : 'warning'}
        title={<Plural value={done} one="# request done" other="# requests done" />}
        action={
          <Button variant="line" size="small" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        {!isWhole && (
          <>
            <p>
              <Plural
                value={refused.length}
                one="# request was not changed:"
                other="# requests were not changed:"
              />
            </p>
            <ul>
              {refused.map(({ request, message }) => (
                <li key={request._id}>
                  <Link to={stagePath(request.stage, request._id)}>
                    {lastFirst(request)} {request.orderNumber}
                  </Link>{' '}
                  {message}
                </li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </div>
  )
}

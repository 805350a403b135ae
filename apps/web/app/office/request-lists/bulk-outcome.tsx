import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { stagePath } from '@kakehashi/contract/screen-paths'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAllTranslators } from '../translators/use-all-translators.ts'
import styles from './bulk.module.css'
import type { BulkOutcome as Outcome } from './use-bulk-change.ts'

/** Which requests were changed, and each one that was not, with the reason. */
export function BulkOutcome({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { action, done, refused } = outcome
  const isDelivered = action.action === 'deliver'
  const isWhole = refused.length === 0
  return (
    <div role={isWhole ? undefined : 'alert'} className={styles.outcome}>
      <Alert
        kind={isWhole ? 'success' : 'warning'}
        title={<Done outcome={outcome} />}
        action={
          <Button variant="line" size="small" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        {done.length > 0 && (
          <ul>
            {done.map((request) => (
              <Named
                key={request._id}
                request={isDelivered ? { ...request, stage: 'complete' } : request}
              />
            ))}
          </ul>
        )}
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
                <Named key={request._id} request={request}>
                  {message}
                </Named>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </div>
  )
}

function Done({ outcome: { action, done } }: { outcome: Outcome }) {
  const count = done.length
  switch (action.action) {
    case 'assign':
      return <Assigned count={count} translator={action.translator} />
    case 'remind':
      return <Plural value={count} one="# customer reminded" other="# customers reminded" />
    case 'deliver':
      return <Plural value={count} one="# request handed over" other="# requests handed over" />
  }
}

function Assigned({ count, translator }: { count: number; translator: string }) {
  const people = useAllTranslators().data?.pages.flatMap(({ items }) => items) ?? []
  const person = people.find(({ _id }) => _id === translator)
  const name = person ? lastFirst(person) : ''
  return (
    <Plural
      value={count}
      one={`# request assigned to ${name}`}
      other={`# requests assigned to ${name}`}
    />
  )
}

function Named({ request, children }: { request: OfficeRequestItem; children?: ReactNode }) {
  return (
    <li>
      <Link to={stagePath(request.stage, request._id)}>
        {lastFirst(request)} {request.orderNumber}
      </Link>{' '}
      {children}
    </li>
  )
}

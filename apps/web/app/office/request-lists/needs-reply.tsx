import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Link } from 'react-router'
import { MessageRow } from '../request-row/message-row.tsx'
import styles from './inbox.module.css'

/** How many rows the band shows, so that the list below it stays in view. */
export const mostInBand = 5

interface NeedsReplyProps {
  requests: readonly OfficeRequestItem[]
  hasMore: boolean
}

/** The customers who have waited longest, above the list of all conversations. */
export function NeedsReply({ requests, hasMore }: NeedsReplyProps) {
  const headingId = useId()
  if (requests.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.band}>
      <div className={styles.heading}>
        <h2 id={headingId}>
          <Trans>Needs reply</Trans>
        </h2>
        <span>
          <Trans>Longest wait first</Trans>
        </span>
        {hasMore && (
          <Link to="/admin/inbox?show=needs-reply">
            <Trans>Show all</Trans>
          </Link>
        )}
      </div>
      <ul role="list">
        {requests.map((request) => (
          <li key={request._id}>
            <MessageRow request={request} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
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
      <Heading id={headingId} title={<Trans>Needs reply</Trans>}>
        <span>
          <Trans>Longest wait first</Trans>
        </span>
        {hasMore && (
          <Link to="/admin/inbox?show=needs-reply">
            <Trans>Show all</Trans>
          </Link>
        )}
      </Heading>
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

/** Ends the band: without it, its rows would run into those of the list below. */
export function OthersHeading() {
  return (
    <Heading title={<Trans>Other conversations</Trans>}>
      <span>
        <Trans>Newest request first</Trans>
      </span>
    </Heading>
  )
}

interface HeadingProps {
  id?: string
  title: ReactNode
  children: ReactNode
}

function Heading({ id, title, children }: HeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Empty } from '@kakehashi/ui/empty'
import styles from './stage-list.module.css'

const titles = {
  unread: <Trans>No unread messages</Trans>,
  mine: <Trans>No conversations are assigned to you</Trans>,
  'needs-reply': <Trans>Nobody is waiting for a reply</Trans>,
}

/** What the inbox says when there is nothing to show. */
export function EmptyInbox({ shows }: { shows: 'all' | keyof typeof titles }) {
  if (shows === 'all') {
    return (
      <Empty className={styles.empty} title={<Trans>No open requests</Trans>}>
        <Trans>Each request has its own messages. New requests appear here automatically.</Trans>
      </Empty>
    )
  }
  return (
    <Empty
      className={styles.empty}
      title={titles[shows]}
      action={
        <Link to="/admin/inbox">
          <Trans>Show all messages</Trans>
        </Link>
      }
    />
  )
}

import { watchDrafts } from '@kakehashi/browser/drafts'
import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { Alert } from '@kakehashi/ui/alert'
import { useUserInfo } from '../session/use-user-info.ts'
import { listUnsent, type Unsent } from './unsent.ts'
import styles from './unsent-notice.module.css'

/** On every portal page: what the customer sent and left before it reached the server. */
export function UnsentNotice() {
  const person = useUserInfo()?._id
  // The page that is sending says so itself.
  const { pathname } = useLocation()
  // As a text, because a store may return another object only after a change.
  const read = () => (person === undefined ? '[]' : JSON.stringify(listUnsent(person)))
  const all = JSON.parse(useSyncExternalStore(watchDrafts, read)) as Unsent[]
  const unsent = all.filter(({ path, alsoOn }) => path !== pathname && alsoOn !== pathname)
  if (unsent.length === 0) return null
  return (
    <div className={`wrap ${styles.notice}`}>
      <Alert kind="warning" title={<Trans>Not sent yet</Trans>}>
        <ul role="list">
          {unsent.map((one) => (
            <li key={`${one.what} ${one.path}`}>
              <Link to={one.path}>
                <What what={one.what} />
              </Link>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

function What({ what }: Pick<Unsent, 'what'>) {
  switch (what) {
    case 'request':
      return <Trans>Your request has not been sent. Open the form to send it.</Trans>
    case 'again':
      return <Trans>Your order has not been sent. Open the earlier order to send it.</Trans>
    case 'message':
      return <Trans>Your message has not been sent. Open your messages to send it.</Trans>
    case 'files':
      return <Trans>Your files have not been sent. Open the request to send them.</Trans>
  }
}

import type { FailedSignInView } from '@kakehashi/contract/accounts/failed-sign-ins'
import { Icon } from '@kakehashi/ui/icon'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { FailedSignIns } from '../account/failed-sign-ins.tsx'
import { useListFailedSignInsQuery } from '../api/session-api.ts'
import { Loaded } from '../layouts/loaded.tsx'
import styles from './dashboard.module.css'

function linkToAccount({ user, name }: FailedSignInView) {
  if (user === undefined) return <Trans>No account</Trans>
  return <Link to={`/admin/user/${user}`}>{name ?? <Trans>Deleted account</Trans>}</Link>
}

/** The last failed logins of everyone. */
export function AllFailedSignIns() {
  const query = useListFailedSignInsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <details className={styles.failed}>
      <summary>
        <Icon name="next" />
        <Trans>Failed logins</Trans>
      </summary>
      <Loaded query={query} label={<Trans>Loading the list</Trans>} lines={3}>
        {(list) =>
          list.length === 0 ? (
            <p>
              <Trans>There were no failed logins.</Trans>
            </p>
          ) : (
            <FailedSignIns list={list} who={linkToAccount} />
          )
        }
      </Loaded>
    </details>
  )
}

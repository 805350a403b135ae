import { Icon } from '@kakehashi/ui/icon'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { FailedSignIns } from '../account/failed-sign-ins.tsx'
import { useListFailedSignInsQuery } from '../api/session-api.ts'
import { Loaded } from '../layouts/loaded.tsx'
import styles from './dashboard.module.css'

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
              <Trans>There were no failed logins in the last 90 days.</Trans>
            </p>
          ) : (
            <FailedSignIns
              list={list}
              who={({ user, name }) =>
                user === undefined ? (
                  <Trans>No account</Trans>
                ) : (
                  <Link to={`/admin/user/${user}`}>{name ?? <Trans>Deleted account</Trans>}</Link>
                )
              }
            />
          )
        }
      </Loaded>
    </details>
  )
}

import { overduePath } from '@kakehashi/contract/screen-paths'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { overdueAnywhere, type Dashboard } from '../../api/dashboard-api.ts'
import { Icon } from '@kakehashi/ui/icon'
import { KeyCaps } from '../keys/key-list.tsx'
import { showKeys } from '../keys/office-keys.tsx'
import styles from './dashboard.module.css'
import { openStages } from '@kakehashi/domain/request/stage'

/** Counts of open, overdue and unread requests. */
export function DashboardHeader({ dashboard }: { dashboard: Dashboard | undefined }) {
  return (
    <header className={styles.head}>
      <h1>
        <Trans>Dashboard</Trans>
      </h1>
      {dashboard && <Figures dashboard={dashboard} />}
      <Link to="/admin/closures" className={styles.closed}>
        <Trans>Closures</Trans>
      </Link>
      <p className={styles.keys}>
        <KeyCaps keys="j" />
        <KeyCaps keys="k" /> <Trans>move</Trans> <KeyCaps keys="Enter" /> <Trans>open</Trans>{' '}
        <button type="button" onClick={showKeys}>
          <KeyCaps keys="?" /> <Trans>all shortcuts</Trans>
        </button>
      </p>
    </header>
  )
}

function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { stages, unread } = dashboard
  const open = openStages.reduce((sum, stage) => sum + stages[stage].count, 0)
  const figure = overdueAnywhere(dashboard)
  return (
    // The counts change by live update; output makes screen readers announce them.
    <output className={styles.figures}>
      <span>
        <Trans>
          <b>{open}</b> open
        </Trans>
      </span>
      {figure !== undefined && (
        <Link to={overduePath} className={styles.late}>
          <Icon name="alert" />
          <Trans>{figure} overdue</Trans>
        </Link>
      )}
      {unread > 0 && (
        <Link to="/admin/inbox?unread=1">
          <Trans>
            <b>{unread}</b> unread
          </Trans>
        </Link>
      )}
    </output>
  )
}

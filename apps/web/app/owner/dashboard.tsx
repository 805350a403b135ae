import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useDashboardQuery } from '../api/dashboard-api.ts'
import { Loaded } from '../layouts/loaded.tsx'
import { Alert } from '@kakehashi/ui/alert'
import { Icon } from '@kakehashi/ui/icon'
import { PageHeading } from '@kakehashi/ui/page-heading'
import { AdminProposals } from './admin-proposals.tsx'
import { AllFailedSignIns } from './all-failed-sign-ins.tsx'
import styles from './dashboard.module.css'
import { Figures } from './figures/figures.tsx'
import { Overdue, InProgress } from './in-progress.tsx'
import { PageTitle } from '../layouts/page-title.tsx'
import { SystemProblems } from './system-check/system-problems.tsx'

export default function OwnerDashboard() {
  const { t } = useLingui()
  const query = useDashboardQuery(0, { refetchOnMountOrArgChange: true })
  return (
    <div className={styles.page}>
      <PageTitle title={t`Owner dashboard`} />
      <PageHeading className={styles.heading} title={t`Owner dashboard`} />
      <AdminProposals />
      <SystemProblems />
      {query.data?.staffNeedSecondFactor === false && (
        <Alert
          kind="warning"
          className={styles.notice}
          title={<Trans>Two-step login is not required of staff</Trans>}
        >
          <Trans>
            A stolen password is enough to read customers’ documents. You can require it in{' '}
            <Link to="/owner/settings/rules">the settings</Link>.
          </Trans>
        </Alert>
      )}
      <div className={styles.columns}>
        <div>
          <Loaded query={query} label={<Trans>Loading the requests</Trans>} lines={4}>
            {(dashboard) => (
              <ul role="list" className={styles.tiles}>
                <Tile
                  to="/admin/quote"
                  {...dashboard.stages.quote}
                  name={<Trans>Not yet quoted</Trans>}
                >
                  <Trans>Requests waiting for a quote</Trans>
                </Tile>
                <Tile
                  to="/admin/payment"
                  {...dashboard.stages.payment}
                  name={<Trans>Quoted, not paid</Trans>}
                >
                  <Trans>Requests waiting for payment</Trans>
                </Tile>
              </ul>
            )}
          </Loaded>
          <Pages />
        </div>
        <Figures />
        <div>
          {query.data && <InProgress dashboard={query.data} />}
          <AllFailedSignIns />
        </div>
      </div>
    </div>
  )
}

/** The other pages for owners. */
function Pages() {
  return (
    <p className={styles.closed}>
      <Link to="/owner/books">
        <Trans>Books</Trans>
      </Link>
      <Link to="/owner/exports">
        <Trans>Export data</Trans>
      </Link>
      <Link to="/owner/import">
        <Trans>Import data</Trans>
      </Link>
      <Link to="/owner/templates">
        <Trans>Paper templates</Trans>
      </Link>
      <Link to="/owner/pay">
        <Trans>Contractors’ pay</Trans>
      </Link>
      <Link to="/owner/history">
        <Trans context="events">History</Trans>
      </Link>
      <Link to="/owner/system">
        <Trans>Is everything all right?</Trans>
      </Link>
      <Link to="/owner/settings">
        <Trans>Settings</Trans>
      </Link>
      <Link to="/admin/closures">
        <Trans>Closures</Trans>
      </Link>
    </p>
  )
}

interface TileProps {
  to: string
  count: number
  overdue: number
  name: ReactNode
  children: ReactNode
}

function Tile({ to, count, overdue, name, children }: TileProps) {
  return (
    <li>
      <Link to={to}>
        <span className={styles.name}>{name}</span>
        <b>{count}</b>
        <span className={styles.what}>
          {children} {overdue > 0 && <Overdue count={overdue} />}
        </span>
        <Icon name="next" />
      </Link>
    </li>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useDashboardQuery } from '../../api/dashboard-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { Columns } from './columns.tsx'
import styles from './dashboard.module.css'
import { DashboardHeader } from './dashboard-header.tsx'
import { OverdueAndToday } from './overdue-and-today.tsx'
import { SameDay } from './same-day.tsx'
import { Stats } from './stats.tsx'
import { Tiles } from './tiles.tsx'
import { PageTitle } from '../../layouts/page-title.tsx'

/** Rows a column shows before it is scrolled. */
const newest = 20

export default function DashboardScreen() {
  const { t } = useLingui()
  const query = useDashboardQuery(newest, { refetchOnMountOrArgChange: true })
  return (
    <div className={styles.dashboard}>
      <PageTitle title={t`Dashboard`} />
      <DashboardHeader dashboard={query.data} />
      <Loaded query={query} label={<Trans>Loading the dashboard</Trans>} lines={20}>
        {(dashboard) => (
          <>
            <OverdueAndToday dashboard={dashboard} />
            <SameDay requests={dashboard.sameDay} />
            <Tiles dashboard={dashboard} />
            <Columns dashboard={dashboard} />
            <Stats dashboard={dashboard} />
          </>
        )}
      </Loaded>
    </div>
  )
}

import { Empty } from '@kakehashi/ui/empty'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { overdueAnywhere, useDashboardQuery } from '../../api/dashboard-api.ts'
import { useListRequestsInfiniteQuery } from '../../api/requests-api.ts'
import { Filters } from './filters.tsx'
import { ListPage } from './list-page.tsx'
import { overdueQueryFrom } from './list-query.ts'
import { RequestTable } from './request-table.tsx'
import { SavedViews } from './saved-views.tsx'
import styles from './stage-list.module.css'

/** Everything that is overdue or due today, at any stage, longest first. */
export default function OverdueList() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const asked = overdueQueryFrom(search)
  const query = useListRequestsInfiniteQuery(asked, { refetchOnMountOrArgChange: true })
  const figures = useDashboardQuery(0).data
  const overdue = (figures && overdueAnywhere(figures)) ?? '0'
  const today = figures?.dueToday
  const title = t`OVERDUE AND TODAY`
  return (
    <ListPage
      title={title}
      isTable
      aside={
        figures &&
        search.size === 0 && (
          <Trans>
            {overdue} overdue, {today} due today
          </Trans>
        )
      }
    >
      <SavedViews />
      <Filters stage="due" asked={asked} />
      <RequestTable
        // Start again at the first page, with nothing chosen, when the filters change.
        key={search.toString()}
        label={title}
        query={{ ...query, data: query.currentData }}
        hasStage
        empty={
          <Empty
            className={styles.empty}
            title={
              search.size > 0 ? (
                <Trans>No matching requests</Trans>
              ) : (
                <Trans>Nothing is overdue or due today</Trans>
              )
            }
          />
        }
      />
    </ListPage>
  )
}

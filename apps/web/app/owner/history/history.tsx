import { Empty } from '@kakehashi/ui/empty'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { useListHistoryInfiniteQuery } from '../../api/history-api.ts'
import { LongList } from '../../layouts/long-list.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { HistoryCheck } from './history-check.tsx'
import { HistoryRow } from './history-row.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { filterIn } from './filter-in.ts'
import styles from './history.module.css'

/** Everything that was changed or read, and by whom. */
export default function History() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const filter = filterIn(search)
  const query = useListHistoryInfiniteQuery(filter, { refetchOnMountOrArgChange: true })
  const key = JSON.stringify(filter)
  return (
    <OfficePage
      title={t({ message: 'History', context: 'events' })}
      back={{ to: '/owner/dashboard', label: <Trans>Owner dashboard</Trans> }}
      width="list"
    >
      <HistoryCheck />
      <HistoryFilters key={key} filter={filter} />
      <LongList
        // Do not show rows of the previous filter while loading.
        key={`list ${key}`}
        query={{ ...query, data: query.currentData }}
        label={<Trans>Loading the history</Trans>}
        moreLabel={t`Loading older entries`}
        className={styles.list}
        empty={
          <Empty title={<Trans>Nothing in the history fits</Trans>}>
            <Trans>Try a longer period or fewer filters.</Trans>
          </Empty>
        }
      >
        {(entry) => <HistoryRow entry={entry} />}
      </LongList>
    </OfficePage>
  )
}

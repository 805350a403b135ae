import { stageListPath } from '@kakehashi/contract/screen-paths'
import { type Stage, stages } from '@kakehashi/domain/request/stage'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation, useSearchParams } from 'react-router'
import { type AskedRequests, useListRequestsInfiniteQuery } from '../../api/requests-api.ts'
import { Empty } from '@kakehashi/ui/empty'
import { Count } from './list-count.tsx'
import { bandOf, listQueryFrom } from './list-query.ts'
import { useFilterChoice } from './filter-parts.tsx'
import { Filters } from './filters.tsx'
import { ListPage } from './list-page.tsx'
import { RequestTable } from './request-table.tsx'
import { SavedViews } from './saved-views.tsx'
import styles from './stage-list.module.css'
import { stageTexts } from '../../request/stage-texts.ts'

/** The list of any stage; stage, filters and order come from the address. */
export default function StageList() {
  const { pathname } = useLocation()
  const stage = stages.find((each) => pathname === stageListPath(each)) ?? 'quote'
  // The key gives each stage its own scroll position and focus.
  return <OfStage key={stage} stage={stage} />
}

function OfStage({ stage }: { stage: Stage }) {
  const { i18n } = useLingui()
  const [search] = useSearchParams()
  const asked = listQueryFrom(stage, search)
  const { band, due, query } = useStageRows(asked, search)
  const title = i18n._(stageTexts[stage].list)
  return (
    <ListPage
      title={title}
      isTable
      aside={<Count stage={stage} asked={asked} queries={band ? [due, query] : [query]} />}
    >
      <SavedViews />
      <Filters stage={stage} asked={asked} />
      {/* Start again at the first page, with nothing chosen, when the query changes. */}
      <Rows key={search.toString()} stage={stage} asked={asked} title={title} />
    </ListPage>
  )
}

/** The rows of the band above the list, if there is one, and of the list. */
function useStageRows(asked: AskedRequests, search: URLSearchParams) {
  const band = bandOf(asked, search)
  const fresh = { refetchOnMountOrArgChange: true }
  const due = useListRequestsInfiniteQuery(band?.due ?? asked, { ...fresh, skip: !band })
  const query = useListRequestsInfiniteQuery(band?.rest ?? asked, fresh)
  // currentData: do not count or show rows of the previous filter while loading.
  return {
    band,
    due: { ...due, data: due.currentData },
    query: { ...query, data: query.currentData },
  }
}

interface RowsProps {
  stage: Stage
  asked: AskedRequests
  title: string
}

function Rows({ stage, asked, title }: RowsProps) {
  const { i18n } = useLingui()
  const [search] = useSearchParams()
  const { band, due, query } = useStageRows(asked, search)
  const isWaiting = band && due.data === undefined && due.error === undefined
  const rows = due.data?.pages[0]?.items ?? []
  return (
    <RequestTable
      label={title}
      // Both appear together, so that nothing moves under the pointer.
      query={{
        ...query,
        data: isWaiting ? undefined : query.data,
        error: query.error ?? due.error,
        refetch: () => {
          void query.refetch()
          if (band) void due.refetch()
        },
      }}
      band={band && { rows, head: <BandHead count={rows.length} isMore={due.hasNextPage} /> }}
      sort={asked.sort ?? '-created'}
      canSortByDue={stage !== 'complete'}
      hasAnswers={stage === 'payment'}
      empty={
        search.size > 0 ? (
          <Empty
            className={styles.empty}
            title={<Trans>No matching requests</Trans>}
            action={
              <Link to={stageListPath(stage)}>
                <Trans>Show all requests at this stage</Trans>
              </Link>
            }
          />
        ) : (
          <Empty className={styles.empty} title={<Trans>No requests at this stage.</Trans>}>
            {i18n._(stageTexts[stage].emptyList)}
          </Empty>
        )
      }
    />
  )
}

function BandHead({ count, isMore }: { count: number; isMore: boolean }) {
  const choose = useFilterChoice()
  return (
    <>
      <b>
        <Trans>Overdue and today</Trans>
      </b>
      <span>
        {isMore ? (
          <Trans>the first {count}, earliest due first</Trans>
        ) : (
          <Plural value={count} one="#, earliest due first" other="#, earliest due first" />
        )}
      </span>
      {/* The band has one page; the rest of it is in the list by due day. */}
      <button type="button" onClick={() => (isMore ? choose('sort', 'due') : choose('band', '0'))}>
        {isMore ? <Trans>Show all by due day</Trans> : <Trans>Show as one list</Trans>}
      </button>
    </>
  )
}

import { stageListPath } from '@kakehashi/contract/screen-paths'
import { type Stage, stages } from '@kakehashi/domain/request/stage'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useListRequestsInfiniteQuery } from '../../api/requests-api.ts'
import { LongList } from '../../layouts/long-list.tsx'
import { Empty } from '@kakehashi/ui/empty'
import { useRowKeys } from '../keys/row-keys.ts'
import { ListRow } from '../request-row/list-row.tsx'
import { listQueryFrom } from './list-query.ts'
import { Count } from './count.tsx'
import { Filters } from './filters.tsx'
import { ListPage } from './list-page.tsx'
import styles from './stage-list.module.css'
import { stageTexts } from '../../request/stage-texts.ts'

/** The list of any stage; stage and filters come from the address. */
export default function StageList() {
  const { pathname } = useLocation()
  const stage = stages.find((each) => pathname === stageListPath(each)) ?? 'quote'
  // The key gives each stage its own scroll position and focus.
  return <OfStage key={stage} stage={stage} />
}

function OfStage({ stage }: { stage: Stage }) {
  const { t, i18n } = useLingui()
  const [search] = useSearchParams()
  const asked = listQueryFrom(stage, search)
  const query = useListRequestsInfiniteQuery(asked, { refetchOnMountOrArgChange: true })
  // currentData: do not show rows of the previous filter while loading.
  const shown = { ...query, data: query.currentData }
  const list = useRef<HTMLDivElement>(null)
  const focus = useRowKeys(list)
  const isNarrowed = search.size > 0

  return (
    <ListPage
      title={i18n._(stageTexts[stage].list)}
      aside={<Count stage={stage} asked={asked} query={shown} />}
    >
      <Filters stage={stage} asked={asked} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only tracks focus */}
      <div ref={list} className={styles.sheet} {...focus}>
        <p className={styles.labels}>
          <span>
            <Trans>Name</Trans>
          </span>
          {/* Misspelled in the specification; kept because the office is used to it. */}
          <span>
            <Trans>Recieved</Trans>
          </span>
        </p>
        <LongList
          // Start again at the first page when the filter changes.
          key={JSON.stringify(asked)}
          query={shown}
          label={<Trans>Loading the requests</Trans>}
          moreLabel={t`Loading more requests`}
          lines={10}
          className={styles.list}
          isEndless
          empty={
            isNarrowed ? (
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
        >
          {(request) => <ListRow request={request} />}
        </LongList>
      </div>
    </ListPage>
  )
}

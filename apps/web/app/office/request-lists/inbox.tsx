import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useDashboardQuery } from '../../api/dashboard-api.ts'
import { useListRequestsInfiniteQuery } from '../../api/requests-api.ts'
import { LongList } from '../../layouts/long-list.tsx'
import { Empty } from '@kakehashi/ui/empty'
import { useRowKeys } from '../keys/row-keys.ts'
import { MessageRow } from '../request-row/message-row.tsx'
import { inboxQueryFrom } from './list-query.ts'
import { FilterSet, UnreadToggle, useFilterChoice } from './filter-parts.tsx'
import { ListPage } from './list-page.tsx'
import styles from './stage-list.module.css'

/** All open requests, and completed or cancelled ones that are unread. */
export default function Inbox() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const choose = useFilterChoice()
  const asked = inboxQueryFrom(search)
  const query = useListRequestsInfiniteQuery(asked, { refetchOnMountOrArgChange: true })
  // currentData: do not show rows of the previous filter while loading.
  const shown = { ...query, data: query.currentData }
  const unread = useDashboardQuery(0).data?.unread
  const list = useRef<HTMLDivElement>(null)
  const focus = useRowKeys(list)
  return (
    <ListPage title={t`MESSAGES`} aside={unread !== undefined && <Trans>{unread} unread</Trans>}>
      <FilterSet>
        <UnreadToggle isOn={asked.unread} choose={choose} />
      </FilterSet>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only tracks focus */}
      <div ref={list} className={styles.sheet} {...focus}>
        <LongList
          // Start again at the first page when the filter changes.
          key={JSON.stringify(asked)}
          query={shown}
          label={<Trans>Loading the messages</Trans>}
          moreLabel={t`Loading more requests`}
          lines={10}
          className={styles.list}
          isEndless
          empty={
            asked.unread ? (
              <Empty
                className={styles.empty}
                title={<Trans>No unread messages</Trans>}
                action={
                  <Link to="/admin/inbox">
                    <Trans>Show all messages</Trans>
                  </Link>
                }
              />
            ) : (
              <Empty className={styles.empty} title={<Trans>No open requests</Trans>}>
                <Trans>
                  Each request has its own messages. New requests appear here automatically.
                </Trans>
              </Empty>
            )
          }
        >
          {(request) => <MessageRow request={request} />}
        </LongList>
      </div>
    </ListPage>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useDashboardQuery, useListRequestsInfiniteQuery } from '../api/office-lists-api.ts'
import { LongList } from '../frame/long-list.tsx'
import { Empty } from '../ui/empty.tsx'
import { useRowKeys } from './keys/row-keys.ts'
import { MessageRow } from './request-row/message-row.tsx'
import { ListPage } from './stage-list/list-page.tsx'
import styles from './stage-list/stage-list.module.css'

/** Every request that is not completed has messages; one completed stays while it is unread. */
export default function Inbox() {
  const { t } = useLingui()
  const query = useListRequestsInfiniteQuery(
    { stage: 'inbox' },
    { refetchOnMountOrArgChange: true },
  )
  const unread = useDashboardQuery(0).data?.unread
  const list = useRef<HTMLDivElement>(null)
  const focus = useRowKeys(list)
  return (
    <ListPage title={t`MESSAGES`} aside={unread !== undefined && <Trans>{unread} unread</Trans>}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only watches where the focus is */}
      <div ref={list} className={styles['sheet']} {...focus}>
        <LongList
          query={query}
          label={<Trans>Loading the messages</Trans>}
          moreLabel={t`Loading more requests`}
          lines={10}
          className={styles['list']}
          isEndless
          empty={
            <Empty className={styles['empty']} title={<Trans>No open requests</Trans>}>
              <Trans>Each request has its messages. The next one appears here by itself.</Trans>
            </Empty>
          }
        >
          {(request) => <MessageRow request={request} />}
        </LongList>
      </div>
    </ListPage>
  )
}

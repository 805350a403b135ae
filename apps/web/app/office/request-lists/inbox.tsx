import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useAwaitingReplyInfiniteQuery } from '../../api/conversations-api.ts'
import { useDashboardQuery } from '../../api/dashboard-api.ts'
import { useListRequestsInfiniteQuery } from '../../api/requests-api.ts'
import { LongList } from '../../layouts/long-list.tsx'
import type { LongQuery } from '../../layouts/use-long-pages.tsx'
import { useRowKeys } from '../keys/row-keys.ts'
import { MessageRow } from '../request-row/message-row.tsx'
import { inboxQueryFrom, shownIn } from './list-query.ts'
import { FilterSet, Toggle, UnreadToggle, useFilterChoice } from './filter-parts.tsx'
import { EmptyInbox } from './empty-inbox.tsx'
import { ListPage } from './list-page.tsx'
import { mostInBand, NeedsReply, OthersHeading } from './needs-reply.tsx'
import styles from './stage-list.module.css'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'

/** All open requests, and completed or cancelled ones that are unread. */
export default function Inbox() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const choose = useFilterChoice()
  const show = shownIn(search)
  const asked = inboxQueryFrom(search)
  const unread = useDashboardQuery(0).data?.unread
  const list = useRef<HTMLDivElement>(null)
  const focus = useRowKeys(list)
  return (
    <ListPage
      title={t`MESSAGES`}
      aside={
        <>
          {unread !== undefined && <Trans>{unread} unread</Trans>}{' '}
          <Link to="/admin/templates">
            <Trans>Reply templates</Trans>
          </Link>
        </>
      }
    >
      <FilterSet>
        <Toggle isOn={show === 'all'} onTurn={() => choose('show', '')}>
          <Trans context="messages">All</Trans>
        </Toggle>
        <Toggle isOn={show === 'mine'} onTurn={(value) => choose('show', value && 'mine')}>
          <Trans context="messages">Mine</Trans>
        </Toggle>
        <Toggle
          isOn={show === 'needs-reply'}
          onTurn={(value) => choose('show', value && 'needs-reply')}
        >
          <Trans>Needs reply</Trans>
        </Toggle>
        {show !== 'needs-reply' && <UnreadToggle isOn={asked.unread} choose={choose} />}
      </FilterSet>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only tracks focus */}
      <div ref={list} className={styles.sheet} {...focus}>
        {show === 'needs-reply' ? <AwaitingReply /> : <Conversations search={search} />}
      </div>
    </ListPage>
  )
}

function AwaitingReply() {
  const query = useAwaitingReplyInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return <Rows query={query} empty={<EmptyInbox shows="needs-reply" />} />
}

/** Newest first. Without a filter, those who have waited longest are in a band above the others. */
function Conversations({ search }: { search: URLSearchParams }) {
  const asked = inboxQueryFrom(search)
  const query = useListRequestsInfiniteQuery(asked, { refetchOnMountOrArgChange: true })
  const isFiltered = asked.unread === true || asked.mine === true
  const waiting = useAwaitingReplyInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: isFiltered,
  })
  const [first] = isFiltered ? [] : (waiting.data?.pages ?? [])
  const band = (first?.items ?? []).slice(0, mostInBand)
  const isInBand = ({ _id }: OfficeRequestItem) => band.some((one) => one._id === _id)
  // currentData: do not show rows of the previous filter while loading.
  const pages = query.currentData?.pages.map(({ items, ...page }) => ({
    ...page,
    items: items.filter((item) => !isInBand(item)),
  }))
  const shows = asked.unread ? 'unread' : asked.mine ? 'mine' : 'all'
  return (
    <>
      <NeedsReply requests={band} hasMore={(first?.items.length ?? 0) > band.length} />
      {band.length > 0 && pages?.some(({ items }) => items.length > 0) && <OthersHeading />}
      <Rows
        // Start again at the first page when the filter changes.
        key={JSON.stringify(asked)}
        query={{ ...query, data: pages && { pages } }}
        empty={band.length === 0 ? <EmptyInbox shows={shows} /> : null}
      />
    </>
  )
}

interface RowsProps {
  query: LongQuery<OfficeRequestItem>
  empty: ReactNode
}

function Rows({ query, empty }: RowsProps) {
  const { t } = useLingui()
  return (
    <LongList
      query={query}
      label={<Trans>Loading the messages</Trans>}
      moreLabel={t`Loading more requests`}
      lines={10}
      className={styles.list}
      isEndless
      empty={empty}
    >
      {(request) => <MessageRow request={request} />}
    </LongList>
  )
}

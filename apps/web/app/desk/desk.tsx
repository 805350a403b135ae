import { deskPath } from '@kakehashi/contract/screen-paths'
import type { DeskRequestItem } from '@kakehashi/contract/requests/request-view'
import { stageNameOf } from '@kakehashi/domain/request/stage'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo, useId } from 'react'
import { Link } from 'react-router'
import { useDates } from '../i18n/use-dates.ts'
import { useAssignedRequestsInfiniteQuery } from '../api/requests-api.ts'
import { useOwnProfileQuery } from '../api/accounts-api.ts'
import { AbsenceForm } from '../forms/absence-form.tsx'
import { LongList } from '../layouts/long-list.tsx'
import type { LongQuery } from '../layouts/use-long-pages.tsx'
import { OfficePage } from '../layouts/office-page.tsx'
import { lastFirst } from '@kakehashi/domain/people/people'
import { useLanguage } from '@kakehashi/ui/use-language'
import { ServiceIcon } from '../request/service-icon.tsx'
import { ServiceName } from '../request/service-name.tsx'
import { Empty } from '@kakehashi/ui/empty'
import { Pill } from '@kakehashi/ui/pill'
import { RowLink, rowSheet } from '@kakehashi/ui/row-link'
import styles from './desk.module.css'
import { DueDay } from './due-day.tsx'
import { useTask } from './use-task.ts'

/** Requests assigned to the signed-in translator: work to do first, then work with others. */
export default function Desk() {
  const { t } = useLingui()
  const toDo = useAssignedRequestsInfiniteQuery('to-do', { refetchOnMountOrArgChange: true })
  const others = useAssignedRequestsInfiniteQuery('with-others', {
    refetchOnMountOrArgChange: true,
  })
  const withOthers = without(others, toDo)
  const { data: profile } = useOwnProfileQuery()
  return (
    <OfficePage title={t`My desk`} facts={<Waiting query={toDo} />} width="list">
      {isEmpty(toDo) && isEmpty(withOthers) ? (
        <Empty title={<Trans>Your desk is empty</Trans>}>
          <Trans>Documents assigned to you appear here automatically.</Trans>
        </Empty>
      ) : (
        <>
          <DeskSection title={t`To do`} query={toDo} />
          {toDo.data && !isEmpty(withOthers) && (
            <DeskSection title={t`Waiting for others`} query={withOthers} />
          )}
        </>
      )}
      {profile?.isContractor && (
        <p className={styles.statements}>
          <Link to="/desk/pay">
            <Trans>My statements</Trans>
          </Link>
        </p>
      )}
      {profile && <AbsenceForm user={profile} requestPath={({ request }) => deskPath(request)} />}
    </OfficePage>
  )
}

type DeskQuery = LongQuery<DeskRequestItem>

function isEmpty({ data }: DeskQuery): boolean {
  return data?.pages[0]?.items.length === 0
}

/**
 * The two lists are fetched separately, so a request that moves between them can be in both for a
 * moment.
 */
function without(query: DeskQuery, other: DeskQuery): DeskQuery {
  if (!query.data) return query
  const otherIds = new Set(other.data?.pages.flatMap(({ items }) => items.map(({ _id }) => _id)))
  const pages = query.data.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ _id }) => !otherIds.has(_id)),
  }))
  return { ...query, data: { ...query.data, pages } }
}

function DeskSection({ title, query }: { title: string; query: DeskQuery }) {
  const { t } = useLingui()
  const headingId = useId()
  return (
    <section className={styles.pile} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <LongList
        query={query}
        label={<Trans>Loading your desk</Trans>}
        moreLabel={t`Loading more requests`}
        className={rowSheet}
        isEndless
        empty={
          <p className={styles.none}>
            <Trans>Nothing to do now.</Trans>
          </p>
        }
      >
        {(request) => <Row request={request} />}
      </LongList>
    </section>
  )
}

function Waiting({ query }: { query: DeskQuery }) {
  const count = query.data?.pages.flatMap(({ items }) => items).length ?? 0
  if (count === 0) return null
  return (
    <span>
      <Plural value={count} one="# to do" other="# to do" />
    </span>
  )
}

/** Work that came back looks different from new work, and says why. */
function Returned({
  request: { returned, askedAt, unconfirmedNames },
}: {
  request: DeskRequestItem
}) {
  const { officeDate } = useDates()
  const day = returned && officeDate(returned.at)
  return (
    <>
      {returned && (
        <>
          <Pill tone="amber" icon="alert">
            <Trans>Returned by review</Trans>
          </Pill>
          <span>{day}</span>
          {returned.reason && <span className={styles.reason}>{returned.reason}</span>}
        </>
      )}
      {askedAt && (
        <Pill tone="plain" icon="clock">
          <Trans>Question not answered yet</Trans>
        </Pill>
      )}
      {unconfirmedNames !== undefined && (
        <Pill tone="amber" icon="clock">
          <Trans>Names not confirmed</Trans>
        </Pill>
      )}
    </>
  )
}

const Row = memo(({ request }: { request: DeskRequestItem }) => {
  const language = useLanguage()
  const { what, isYours } = useTask(request)
  const { _id, requestItem, orderNumber, stage } = request
  return (
    <RowLink
      to={deskPath(_id)}
      lead={<ServiceIcon name={requestItem} icon={request.serviceIcon} />}
      title={<ServiceName {...request} />}
      meta={
        <>
          <span>{lastFirst(request)}</span>
          <span>{orderNumber}</span>
        </>
      }
      state={
        <span className={styles.task}>
          <Pill tone={isYours ? 'seal' : 'plain'}>
            {stageNameOf(stage, request.serviceKind)[language]}
          </Pill>
          {request.can.includes('acceptWork') && (
            <Pill tone="amber">
              <Trans>New: accept or decline</Trans>
            </Pill>
          )}
          <span>{what}</span>
          <Returned request={request} />
        </span>
      }
      figure={<DueDay request={request} />}
    />
  )
})

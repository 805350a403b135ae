import { deskPath } from '@kakehashi/contract/addresses'
import type { DeskRequestItem } from '@kakehashi/contract/request-view'
import { stageNames } from '@kakehashi/domain/request/stage'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useAssignedRequestsInfiniteQuery } from '../api/desk-api.ts'
import { LongList } from '../frame/long-list.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { lastFirst } from '../frame/person-name.ts'
import { useLanguage } from '../frame/use-language.ts'
import { ServiceIcon } from '../request-parts/service-icon.tsx'
import { ServiceName } from '../request-parts/service-name.tsx'
import { Empty } from '../ui/empty.tsx'
import { Pill } from '../ui/pill.tsx'
import { RowLink, rowSheet } from '../ui/row-link.tsx'
import styles from './desk.module.css'
import { DueDay } from './due-day.tsx'
import { useTask } from './use-task.ts'

/** What was given to oneself to translate, and nothing else. */
export default function Desk() {
  const { t } = useLingui()
  const query = useAssignedRequestsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const requests = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <OfficePage title={t`My desk`} facts={<Waiting requests={requests} />} width="list">
      <LongList
        query={query}
        label={<Trans>Loading your desk</Trans>}
        moreLabel={t`Loading more requests`}
        className={rowSheet}
        isEndless
        empty={
          <Empty title={<Trans>Your desk is empty</Trans>}>
            <Trans>
              When the office gives you a document to translate, it appears here by itself.
            </Trans>
          </Empty>
        }
      >
        {(request) => <Row request={request} />}
      </LongList>
    </OfficePage>
  )
}

function Waiting({ requests }: { requests: readonly DeskRequestItem[] }) {
  const count = requests.filter(({ stage }) => stage === 'translate').length
  if (count === 0) return null
  return (
    <span>
      <Plural value={count} one="# waits for you" other="# wait for you" />
    </span>
  )
}

const Row = memo(({ request }: { request: DeskRequestItem }) => {
  const language = useLanguage()
  const { what, isYours } = useTask(request)
  const { _id, requestItem, orderNumber, stage } = request
  return (
    <RowLink
      to={deskPath(_id)}
      lead={<ServiceIcon name={requestItem} />}
      title={<ServiceName {...request} />}
      meta={
        <>
          <span>{lastFirst(request)}</span>
          <span>{orderNumber}</span>
        </>
      }
      state={
        <span className={styles['task']}>
          <Pill tone={isYours ? 'seal' : 'plain'}>{stageNames[stage][language]}</Pill>
          <span>{what}</span>
        </span>
      }
      figure={<DueDay request={request} />}
    />
  )
})

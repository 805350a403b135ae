import { requestPath } from '@kakehashi/contract/screen-paths'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { cancelledName, stageNameOf } from '@kakehashi/domain/request/stage'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useId } from 'react'
import { useDates } from '../../i18n/use-dates.ts'
import { useListRequestsInfiniteQuery } from '../../api/requests-api.ts'
import { LongList } from '../../layouts/long-list.tsx'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Price } from '../../request/price.tsx'
import { ServiceIcon } from '../../request/service-icon.tsx'
import { ServiceName } from '../../request/service-name.tsx'
import { Empty } from '@kakehashi/ui/empty'
import { Pill } from '@kakehashi/ui/pill'
import { RowLink, rowSheet } from '@kakehashi/ui/row-link'
import { KeyboardRows } from '../keys/keyboard-rows.tsx'

export function UserOrders({ userId }: { userId: string }) {
  const { t } = useLingui()
  const headingId = useId()
  const query = useListRequestsInfiniteQuery({ user: userId }, { refetchOnMountOrArgChange: true })
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Orders</Trans>
      </h2>
      <KeyboardRows up="/admin/userlist">
        <LongList
          query={query}
          label={<Trans>Loading the requests</Trans>}
          moreLabel={t`Loading more requests`}
          className={rowSheet}
          isEndless
          empty={
            <Empty title={<Trans>No requests yet</Trans>}>
              <Trans>Requests from this person appear here.</Trans>
            </Empty>
          }
        >
          {(request) => <Row request={request} />}
        </LongList>
      </KeyboardRows>
    </section>
  )
}

const Row = memo(({ request }: { request: OfficeRequestItem }) => {
  const language = useLanguage()
  const { listDate } = useDates()
  const { _id, requestItem, orderNumber, createdAt, stage, closedAt, totalPrice } = request
  return (
    <RowLink
      to={requestPath(_id)}
      lead={<ServiceIcon name={requestItem} icon={request.serviceIcon} />}
      title={<ServiceName {...request} />}
      meta={
        <>
          <time dateTime={createdAt}>{listDate(createdAt)}</time>
          <span>{orderNumber}</span>
        </>
      }
      state={
        <Pill tone={closedAt === undefined && !request.isCompleted ? 'sea' : 'plain'}>
          {closedAt === undefined
            ? stageNameOf(stage, request.serviceKind)[language]
            : cancelledName[language]}
        </Pill>
      }
      figure={<Price amount={totalPrice} />}
    />
  )
})

import { claimPath, requestPath } from '@kakehashi/contract/screen-paths'
import type { CustomerRequestItem } from '@kakehashi/contract/requests/request-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { Link } from 'react-router'
import { UnconfirmedAddress } from '../../account/unconfirmed-address.tsx'
import { errorMessage } from '../../api/client/base-api.ts'
import { useOwnProfileQuery } from '../../api/accounts-api.ts'
import { useMyRequestsInfiniteQuery } from '../../api/requests-api.ts'
import { ColumnPage } from '../../layouts/column-page.tsx'
import { OrderAgain } from '../../request/again/order-again.tsx'
import { Price } from '../../request/price.tsx'
import { Alert } from '@kakehashi/ui/alert'
import { ButtonLink } from '@kakehashi/ui/button'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { Icon } from '@kakehashi/ui/icon'
import styles from './own-requests.module.css'
import { OwnFilterFields, useOwnFilters } from './own-filters.tsx'
import { OwnRequests } from './own-requests.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestRow } from './request-row.tsx'
import { RequestStatus } from './request-status.tsx'

/** As many requests as can be seen at a glance. */
const mostWithoutFilters = 5

export default function MyRequests() {
  const { t } = useLingui()
  const figures = useOwnProfileQuery(undefined, { refetchOnMountOrArgChange: true })
  // Only the error, because every change here renders the whole list again.
  const filters = useOwnFilters()
  const count = figures.data?.orders ?? 0
  const list = useMyRequestsInfiniteQuery(filters.isFiltered ? filters.asked : undefined, {
    selectFromResult: ({ isError }) => ({ isError }),
  })
  return (
    <ColumnPage
      title={t`My Requests`}
      back={{ to: '/profile', label: <Trans>Profile</Trans> }}
      aside={
        count > 0 && (
          <ButtonLink to="/submitrequest">
            <Icon name="plus" />
            <Trans>New request</Trans>
          </ButtonLink>
        )
      }
      isWide
    >
      <UnconfirmedAddress />
      <Figures figures={figures} isListFailed={list.isError} />
      {(count > mostWithoutFilters || filters.isFiltered) && <OwnFilterFields {...filters} />}
      <OwnRequests
        filters={filters}
        onRetry={() => figures.isError && void figures.refetch()}
        whenEmpty={<Trans>Send your first request and follow its progress here.</Trans>}
        Row={Row}
      />
      <p>
        <Link to={claimPath}>
          <Trans>Add an order from our counter</Trans>
        </Link>
      </p>
    </ColumnPage>
  )
}

interface FiguresProps {
  figures: ReturnType<typeof useOwnProfileQuery>
  /** The list below shows the same error, with a button that also reads the figures again. */
  isListFailed: boolean
}

function Figures({ figures: reading, isListFailed }: FiguresProps) {
  const { t } = useLingui()
  const { data: user, error, isFetching, refetch } = reading
  const figures = [
    { label: t`Current`, value: user?.current ?? '–' },
    { label: t`Total`, value: user?.orders ?? '–' },
  ]
  return (
    <>
      {error !== undefined && !isListFailed && (
        <Alert kind="error" onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorMessage(error)}
        </Alert>
      )}
      <DefinitionList className={styles.figures} layout="strip" items={figures} />
    </>
  )
}

// Avoids rendering every row of a long list when one changes.
const Row = memo(({ request }: { request: CustomerRequestItem }) => {
  // A request cancelled before its quote will never have a price.
  const hasPrice = request.totalPrice > 0 || request.closedAt === undefined
  const { _id, orderNumber, canOrderAgain } = request
  return (
    <div className={canOrderAgain && styles.withAction}>
      <RequestRow
        to={requestPath(_id)}
        request={request}
        figure={hasPrice && <Price amount={request.totalPrice} />}
        facts={<RequestFacts request={request} />}
      >
        <RequestStatus request={request} />
      </RequestRow>
      {canOrderAgain && (
        <p className={styles.action}>
          <OrderAgain requestId={_id} orderNumber={orderNumber} />
        </p>
      )}
    </div>
  )
})

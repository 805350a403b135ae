import { requestPath } from '@kakehashi/contract/screen-paths'
import type { CustomerRequestItem } from '@kakehashi/contract/requests/request-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { UnconfirmedAddress } from '../../account/unconfirmed-address.tsx'
import { errorMessage } from '../../api/client/base-api.ts'
import { useOwnProfileQuery } from '../../api/accounts-api.ts'
import { useMyRequestsInfiniteQuery } from '../../api/requests-api.ts'
import { ColumnPage } from '../../layouts/column-page.tsx'
import { Price } from '../../request/price.tsx'
import { Alert } from '@kakehashi/ui/alert'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import styles from './own-requests.module.css'
import { OwnRequests } from './own-requests.tsx'
import { RequestRow } from './request-row.tsx'
import { RequestStatus } from './request-status.tsx'

export default function MyRequests() {
  const { t } = useLingui()
  const figures = useOwnProfileQuery(undefined, { refetchOnMountOrArgChange: true })
  // Only the error, because every change here renders the whole list again.
  const list = useMyRequestsInfiniteQuery(undefined, {
    selectFromResult: ({ isError }) => ({ isError }),
  })
  return (
    <ColumnPage
      title={t`My Requests`}
      back={{ to: '/profile', label: <Trans>Profile</Trans> }}
      isWide
    >
      <UnconfirmedAddress />
      <Figures figures={figures} isListFailed={list.isError} />
      <OwnRequests
        onRetry={() => figures.isError && void figures.refetch()}
        whenEmpty={<Trans>Send your first request and follow its progress here.</Trans>}
        Row={Row}
      />
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
  return (
    <RequestRow
      to={requestPath(request._id)}
      request={request}
      figure={hasPrice && <Price amount={request.totalPrice} />}
    >
      <RequestStatus request={request} />
    </RequestRow>
  )
})

import type { CustomerRequestItem } from '@kakehashi/contract/requests/request-view'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { useMyRequestsInfiniteQuery } from '../../api/requests-api.ts'
import { LongList } from '../../layouts/long-list.tsx'
import { Button, ButtonLink } from '@kakehashi/ui/button'
import { Empty } from '@kakehashi/ui/empty'
import type { OwnFilters } from './own-filters.tsx'
import styles from './own-requests.module.css'

interface OwnRequestsProps {
  /** Shown after 'No requests yet'. */
  whenEmpty: ReactNode
  Row: ComponentType<{ request: CustomerRequestItem }>
  filters?: OwnFilters
  /** Called with RETRY, to read again what else failed on the page. */
  onRetry?: () => void
}

/** The customer's requests, newest first, loaded page by page. */
export function OwnRequests({ whenEmpty, Row, filters, onRetry }: OwnRequestsProps) {
  const { t } = useLingui()
  const asked = filters?.isFiltered ? filters.asked : undefined
  const query = useMyRequestsInfiniteQuery(asked, { refetchOnMountOrArgChange: true })
  function retry() {
    onRetry?.()
    return query.refetch()
  }
  return (
    <LongList
      query={{ ...query, refetch: retry }}
      label={<Trans>Loading your requests</Trans>}
      moreLabel={t`Loading more requests`}
      className={styles.list}
      empty={
        asked ? (
          <Empty
            title={<Trans>No requests match</Trans>}
            action={
              <Button variant="line" onClick={filters?.clear}>
                <Trans>Show all requests</Trans>
              </Button>
            }
          />
        ) : (
          <Empty
            title={<Trans>No requests yet</Trans>}
            action={
              <ButtonLink variant="seal" to="/submitrequest">
                <Trans>REQUEST FORM</Trans>
              </ButtonLink>
            }
          >
            {whenEmpty}
          </Empty>
        )
      }
    >
      {(request) => <Row request={request} />}
    </LongList>
  )
}

import type { CustomerRequestItem } from '@kakehashi/contract/request-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { errorWords } from '../api/base-api.ts'
import { useMyRequestsInfiniteQuery } from '../api/requests-api.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Loaded } from './loaded.tsx'
import { useReadingOn } from './use-reading-on.ts'
import styles from './own-requests.module.css'

interface OwnRequestsProps {
  /** What an empty list says after 'No requests yet'. */
  whenEmpty: ReactNode
  Row: ComponentType<{ request: CustomerRequestItem }>
}

/** One's own requests, newest first, as many as one asks for. */
export function OwnRequests({ whenEmpty, Row }: OwnRequestsProps) {
  const { t } = useLingui()
  const query = useMyRequestsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const { isFetching, isFetchNextPageError: isStuck, hasNextPage, fetchNextPage } = query
  const count = query.data?.pages.length ?? 0
  const [wanted, setWanted] = useState(1)
  const isMoreWanted = count > 0 && wanted > count && hasNextPage && !isStuck
  const isLoadingMore = isMoreWanted || query.isFetchingNextPage
  const [isRetrying, setRetrying] = useState(false)
  const readOn = useReadingOn(query.data?.pages)

  // While the list is being read again, a press would be dropped without a word; so it waits.
  useEffect(() => {
    if (isMoreWanted && !isFetching) void fetchNextPage()
  }, [isMoreWanted, isFetching, fetchNextPage])

  async function retry() {
    setRetrying(true)
    await fetchNextPage()
    setRetrying(false)
  }

  return (
    <Loaded
      query={{ ...query, error: isStuck || isRetrying ? undefined : query.error }}
      label={<Trans>Loading your requests</Trans>}
      lines={8}
    >
      {({ pages }) =>
        pages[0]?.items.length === 0 ? (
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
        ) : (
          <>
            <ul ref={readOn.list} className={styles['list']}>
              {pages.flatMap(({ items }) =>
                items.map((request) => (
                  <li key={request._id} tabIndex={-1}>
                    <Row request={request} />
                  </li>
                )),
              )}
            </ul>
            {(isStuck || isRetrying || hasNextPage) && (
              <div ref={readOn.control}>
                {isStuck || isRetrying ? (
                  <Alert kind="error" onRetry={() => void retry()} isRetrying={isRetrying}>
                    {errorWords(query.error)}
                  </Alert>
                ) : (
                  <Button
                    variant="line"
                    isBusy={isLoadingMore}
                    busyLabel={t`Loading more requests`}
                    onClick={() => setWanted(count + 1)}
                  >
                    <Trans>SHOW MORE</Trans>
                  </Button>
                )}
              </div>
            )}
          </>
        )
      }
    </Loaded>
  )
}

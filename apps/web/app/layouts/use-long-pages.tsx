import { Trans } from '@lingui/react/macro'
import { type RefObject, useEffect, useState } from 'react'
import { errorMessage } from '../api/client/base-api.ts'
import type { Page } from '../api/client/pagination.ts'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { useFocusFirstNewRow } from '@kakehashi/ui/use-focus-first-new-row'

/** The parts of an infinite query that a long list uses. */
export interface LongQuery<Item> {
  data?: { pages: readonly Page<Item>[] } | undefined
  error?: unknown
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

interface LongPagesOptions {
  /** Names what is loading. */
  moreLabel: string
  /** Loads more when scrolled to the end, without a button press. */
  isEndless: boolean
}

/** Loads a list page by page: what to show of the query, and the control that loads more. */
export function useLongPages<Item, List extends HTMLElement>(
  query: LongQuery<Item>,
  { moreLabel, isEndless }: LongPagesOptions,
) {
  const { isFetching, isFetchNextPageError: isStuck, hasNextPage, fetchNextPage } = query
  const count = query.data?.pages.length ?? 0
  const [wanted, setWanted] = useState(1)
  const isMoreWanted = count > 0 && wanted > count && hasNextPage && !isStuck
  const isLoadingMore = isMoreWanted || query.isFetchingNextPage
  const [isRetrying, setRetrying] = useState(false)
  const { list, control, ask } = useFocusFirstNewRow<List>(query.data?.pages)
  useEndInSight(control, isEndless && hasNextPage && !isStuck, () => setWanted(count + 1))

  // A fetch during a refetch would be dropped, so wait until it is done.
  useEffect(() => {
    if (isMoreWanted && !isFetching) void fetchNextPage()
  }, [isMoreWanted, isFetching, fetchNextPage])

  async function retry() {
    ask()
    setRetrying(true)
    await fetchNextPage()
    setRetrying(false)
  }

  return {
    /** The element whose children are the rows. */
    list,
    /** Without the error of a further page, which the control shows. */
    shown: { ...query, error: isStuck || isRetrying ? undefined : query.error },
    more: (isStuck || isRetrying || hasNextPage) && (
      <div ref={control}>
        {isStuck || isRetrying ? (
          <Alert kind="error" onRetry={() => void retry()} isRetrying={isRetrying}>
            {errorMessage(query.error)}
          </Alert>
        ) : (
          <Button
            variant="line"
            isBusy={isLoadingMore}
            busyLabel={moreLabel}
            onClick={() => {
              ask()
              setWanted(count + 1)
            }}
          >
            <Trans>SHOW MORE</Trans>
          </Button>
        )}
      </div>
    ),
  }
}

/** Calls back when the element is less than a screen height away, so that nobody has to wait. */
function useEndInSight(
  element: RefObject<HTMLElement | null>,
  isWatching: boolean,
  onSight: () => void,
) {
  useEffect(() => {
    const { current } = element
    if (!isWatching || !current) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onSight()
      },
      { rootMargin: '0px 0px 100% 0px' },
    )
    watch.observe(current)
    return () => watch.disconnect()
  })
}

import { Trans } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { errorMessage } from '../api/client/base-api.ts'
import type { Page } from '../api/client/pagination.ts'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { useReadingOn } from '@kakehashi/ui/use-reading-on'
import { Loaded } from './loaded.tsx'

/** The parts of an infinite query that the list uses. */
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

interface LongListProps<Item> {
  query: LongQuery<Item>
  /** Name what is loading: the first page, and more pages. */
  label: ReactNode
  moreLabel: string
  lines?: number
  empty: ReactNode
  className?: string | undefined
  /** Loads more when scrolled to the end, without a button press. */
  isEndless?: boolean
  children: (item: Item) => ReactNode
}

/** A list of any length, newest first, loaded page by page. */
export function LongList<Item extends { readonly _id: string }>(props: LongListProps<Item>) {
  const { query, label, moreLabel, lines = 8, empty, className, isEndless = false } = props
  const { isFetching, isFetchNextPageError: isStuck, hasNextPage, fetchNextPage } = query
  const count = query.data?.pages.length ?? 0
  const [wanted, setWanted] = useState(1)
  const isMoreWanted = count > 0 && wanted > count && hasNextPage && !isStuck
  const isLoadingMore = isMoreWanted || query.isFetchingNextPage
  const [isRetrying, setRetrying] = useState(false)
  const readOn = useReadingOn(query.data?.pages)
  useEndInSight(readOn.control, isEndless && hasNextPage && !isStuck, () => setWanted(count + 1))

  // A fetch during a refetch would be dropped, so wait until it is done.
  useEffect(() => {
    if (isMoreWanted && !isFetching) void fetchNextPage()
  }, [isMoreWanted, isFetching, fetchNextPage])

  async function retry() {
    readOn.ask()
    setRetrying(true)
    await fetchNextPage()
    setRetrying(false)
  }

  return (
    <Loaded
      query={{ ...query, error: isStuck || isRetrying ? undefined : query.error }}
      label={label}
      lines={lines}
    >
      {({ pages }) =>
        pages[0]?.items.length === 0 ? (
          empty
        ) : (
          <>
            <ul ref={readOn.list} role="list" className={className}>
              {pages.flatMap(({ items }) =>
                items.map((item) => (
                  <li key={item._id} tabIndex={-1}>
                    {props.children(item)}
                  </li>
                )),
              )}
            </ul>
            {(isStuck || isRetrying || hasNextPage) && (
              <div ref={readOn.control}>
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
                      readOn.ask()
                      setWanted(count + 1)
                    }}
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

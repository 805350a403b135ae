import { Trans } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { errorMessage } from '../api/client/base-api.ts'
import type { Page } from '../api/client/pagination.ts'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { useReadingOn } from '@kakehashi/ui/use-reading-on'
import { Loaded } from './loaded.tsx'

/** What is used of a list that is read part by part. */
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
  /** What is being waited for, and while more of it comes. */
  label: ReactNode
  moreLabel: string
  lines?: number
  empty: ReactNode
  className?: string | undefined
  /** Reads on by itself as its end comes into sight, for those who scroll all day. */
  isEndless?: boolean
  children: (item: Item) => ReactNode
}

/** A list of any length, newest first, as much of it as is asked for. */
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

  // While the list is being read again, a press would be dropped without a word; so it waits.
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

/** Tells when an element is about to be scrolled to; a screen's height ahead, so nobody waits. */
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

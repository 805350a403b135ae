import type { ReactNode } from 'react'
import { Loaded } from './loaded.tsx'
import { type LongQuery, useLongPages } from './use-long-pages.tsx'

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
  const { list, shown, more } = useLongPages<Item, HTMLUListElement>(query, {
    moreLabel,
    isEndless,
  })
  return (
    <Loaded query={shown} label={label} lines={lines}>
      {({ pages }) =>
        pages[0]?.items.length === 0 ? (
          empty
        ) : (
          <>
            <ul ref={list} role="list" className={className}>
              {pages.flatMap(({ items }) =>
                items.map((item) => (
                  <li key={item._id} tabIndex={-1}>
                    {props.children(item)}
                  </li>
                )),
              )}
            </ul>
            {more}
          </>
        )
      }
    </Loaded>
  )
}

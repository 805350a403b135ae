import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react'

/** A part of a long list, and where the rest is. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | undefined
}

/**
 * The Link header says where the rest is: after a list, or before a thread. The part after it in
 * the address is all we need.
 */
export function pageOf<Item>(
  items: readonly Item[],
  meta: FetchBaseQueryMeta | undefined,
  parameter: 'cursor' | 'before',
): Page<Item> {
  const address = /<([^>]+)>;\s*rel="(?:next|prev)"/.exec(
    meta?.response?.headers.get('link') ?? '',
  )?.[1]
  const query = address?.split('?')[1]
  return { items, next: new URLSearchParams(query).get(parameter) ?? undefined }
}

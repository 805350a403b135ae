import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react'

/** One page of a long list, and the cursor of the next. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | undefined
}

/** Reads the cursor of the next page from the Link header. */
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

interface Written {
  readonly _id: string
  readonly createdAt: string
}

/** Removes duplicates and sorts, oldest first. */
export function mergeByTime<One extends Written>(written: readonly One[]): readonly One[] {
  const each = new Map(written.map((one) => [one._id, one]))
  return [...each.values()].toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

const placeOf = ({ createdAt, _id }: Written) => `${createdAt} ${_id}`

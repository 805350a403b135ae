import type { SentencePairView } from '@kakehashi/contract/memory'
import type { PairRow } from './queries.ts'

export function toPairView(row: PairRow & { readonly percent?: number }): SentencePairView {
  const { id, english, japanese, percent } = row
  return { _id: id, english, japanese, ...(percent !== undefined && { percent }) }
}

import { listHistory } from '@kakehashi/contract/history'
import type { HistoryFilter } from '../../api/history-api.ts'

export const filterNames = ['person', 'order', 'group', 'from', 'to'] as const

/** The filters in the address; a value that cannot be right is ignored. */
export function filterIn(search: URLSearchParams): HistoryFilter {
  const fields = filterNames.map((name) => {
    const value = search.get(name)?.trim() ?? ''
    const isRight = value !== '' && listHistory.query.shape[name].safeParse(value).success
    return [name, isRight ? value : undefined] as const
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

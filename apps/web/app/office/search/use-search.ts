import { stagePath } from '@kakehashi/contract/screen-paths'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { search } from '@kakehashi/contract/search'
import { useSearchOfficeQuery } from '../../api/search-api.ts'
import { useDebounced } from '../../forms/use-debounced.ts'

type Reply = ReplyOf<typeof search>
export type PersonResult = Reply['people'][number]
export type RequestResult = Reply['requests'][number]

/** `isSimilar`: found by a similar spelling of the name. */
type Option = { readonly to: string; readonly isSimilar: boolean } & (
  | { readonly kind: 'request'; readonly request: RequestResult }
  | { readonly kind: 'person'; readonly person: PersonResult }
)

export interface SearchResults {
  readonly typed: string
  readonly options: readonly Option[]
  readonly isWaiting: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** Search results, requests before people because clerks open them most. */
export function useSearch(typed: string): SearchResults {
  const trimmed = typed.trim()
  const debounced = useDebounced(trimmed)
  const query = useSearchOfficeQuery(debounced, { skip: debounced === '' })
  const isCurrent = debounced === trimmed
  const reply = isCurrent ? query.currentData : undefined
  return {
    typed: trimmed,
    options: reply ? optionsOf(reply) : [],
    isWaiting: !isCurrent || query.isFetching,
    error: isCurrent ? query.error : undefined,
    retry: () => void query.refetch(),
  }
}

function optionsOf({ similar, ...exact }: Reply): Option[] {
  const found = [
    { ...exact, isSimilar: false },
    { ...similar, isSimilar: true },
  ]
  return [
    ...found.flatMap(({ requests, isSimilar }) =>
      requests.map((request) => ({
        kind: 'request' as const,
        to: stagePath(request.stage, request._id),
        isSimilar,
        request,
      })),
    ),
    ...found.flatMap(({ people, isSimilar }) =>
      people.map((person) => ({
        kind: 'person' as const,
        to: `/admin/user/${person._id}`,
        isSimilar,
        person,
      })),
    ),
  ]
}

import { stagePath } from '@kakehashi/contract/screen-paths'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { search } from '@kakehashi/contract/search'
import { useEffect, useState } from 'react'
import { useSearchOfficeQuery } from '../../api/search-api.ts'

type Reply = ReplyOf<typeof search>
export type PersonResult = Reply['people'][number]
export type RequestResult = Reply['requests'][number]

/** Long enough that a word is asked for, not each of its letters. */
const pauseMs = 150

type Option = { readonly to: string } & (
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

/** What the office finds for what is typed; requests first, because that is what a clerk opens. */
export function useSearch(typed: string): SearchResults {
  const wanted = typed.trim()
  const asked = useSettled(wanted)
  const query = useSearchOfficeQuery(asked, { skip: asked === '' })
  const isCurrent = asked === wanted
  const reply = isCurrent ? query.currentData : undefined
  return {
    typed: wanted,
    options: reply ? optionsOf(reply) : [],
    isWaiting: !isCurrent || query.isFetching,
    error: isCurrent ? query.error : undefined,
    retry: () => void query.refetch(),
  }
}

function optionsOf({ requests, people }: Reply): Option[] {
  return [
    ...requests.map((request) => ({
      kind: 'request' as const,
      to: stagePath(request.stage, request._id),
      request,
    })),
    ...people.map((person) => ({
      kind: 'person' as const,
      to: `/admin/user/${person._id}`,
      person,
    })),
  ]
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(pause)
  }, [value])
  return settled
}

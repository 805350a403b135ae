import type { KnownName } from '@kakehashi/domain/memory/find-names'
import { knownNameOf, type NameEntry } from '@kakehashi/domain/request/name-sheet'

/** What the screens of translators and of the office know of the customer. */
export interface NamedRequest {
  readonly _id: string
  readonly firstName: string
  readonly middleName?: string | undefined
  readonly lastName: string
  readonly nameJa?: string | undefined
  readonly nameKana?: string | undefined
}

/** The list of names of the request, and names that somebody types for the sentence. */
interface OtherNames {
  readonly entries: readonly NameEntry[]
  readonly typed?: string
}

export function namesOn(request: NamedRequest, { entries, typed = '' }: OtherNames): KnownName[] {
  const { firstName, middleName, lastName, nameJa, nameKana } = request
  const named = typed.split(/[,、，;；]/).map((name) => [name])
  return [
    [firstName, middleName, lastName, nameJa, nameKana],
    ...entries.map(knownNameOf),
    ...named,
  ]
}

import type { KnownName } from '@kakehashi/domain/memory/find-names'

/** What the screens of translators and of the office know of the customer. */
export interface NamedRequest {
  readonly _id: string
  readonly firstName: string
  readonly middleName?: string | undefined
  readonly lastName: string
  readonly nameJa?: string | undefined
  readonly nameKana?: string | undefined
}

export function namesOn(request: NamedRequest, others = ''): KnownName[] {
  const { firstName, middleName, lastName, nameJa, nameKana } = request
  const named = others.split(/[,、，;；]/).map((name) => [name])
  return [[firstName, middleName, lastName, nameJa, nameKana], ...named]
}

import type { OwnRequestState } from '@kakehashi/contract/requests/requests'
import { halfWidth } from '@kakehashi/domain/half-width'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

interface Wanted {
  readonly search?: string | undefined
  readonly state?: OwnRequestState | undefined
}

const inState: Readonly<Record<OwnRequestState, RawBuilder<boolean>>> = {
  current: sql<boolean>`requests.completed_at is null and requests.closed_at is null`,
  past: sql<boolean>`(requests.completed_at is not null or requests.closed_at is not null)`,
}

const mostWords = 5

/**
 * Conditions on the requests of one customer. They filter the rows that the index of the customer
 * finds, so they need no index of their own.
 */
export function ownRequestConditions({ search = '', state }: Wanted): RawBuilder<boolean>[] {
  const words = halfWidth(search.normalize('NFC')).toLowerCase().split(/\s+/).filter(Boolean)
  return [...(state ? [inState[state]] : []), ...words.slice(0, mostWords).map(contains)]
}

const contains = (word: string) => sql<boolean>`
  strpos(
    lower(concat_ws(' ', requests.order_number, requests.service_name, services.name_ja, requests.details)),
    ${word}
  ) > 0`

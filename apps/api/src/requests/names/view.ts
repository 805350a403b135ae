import type { NameEntryView } from '@kakehashi/contract/requests/name-fields'
import type { NameSheet } from '@kakehashi/contract/requests/names'
import type { Part } from '@kakehashi/domain/request/commands'
import { mayChangeNames, nameChanges } from '@kakehashi/domain/request/name-sheet'
import type { VisibleRequest } from '../access.ts'
import type { RequestRow } from '../queries.ts'
import type { NamedEntry } from './queries.ts'

export function toNameEntryView(
  row: NamedEntry,
  customerId: string,
  parts: readonly Part[],
): NameEntryView {
  return {
    ...row.entry,
    _id: row.id,
    version: row.version,
    ...(row.given_with_order && { isGivenWithOrder: true as const }),
    isChangedSince: row.was_confirmed && row.confirmed_at === null,
    ...(row.confirmed_at && {
      confirmed: {
        at: row.confirmed_at.toISOString(),
        by: row.confirmed_by === customerId ? 'customer' : 'office',
        // Customers read no names of the staff here.
        ...(!parts.includes('customer') &&
          row.confirmed_by_name !== null && { name: row.confirmed_by_name }),
      },
    }),
  }
}

export function toNameSheet(
  { row, parts }: VisibleRequest,
  entries: readonly NamedEntry[],
  readsPhotos: boolean,
): NameSheet {
  const hasUnconfirmed = entries.some((entry) => entry.confirmed_at === null)
  const isPossible = {
    add: true,
    change: true,
    remove: true,
    ask: hasUnconfirmed && row.customer_deleted_at === null,
    confirm: hasUnconfirmed,
  }
  return {
    request: row.id,
    entries: entries.map((entry) => toNameEntryView(entry, row.user_id, parts)),
    ...(row.names_asked_at && { askedAt: row.names_asked_at.toISOString() }),
    readsPhotos,
    can: areNamesOpen(row)
      ? nameChanges.filter((change) => isPossible[change] && mayChangeNames(parts, change))
      : [],
  }
}

/** Until the translation is delivered. */
function areNamesOpen({ stage, closed_at, content_erased_at }: RequestRow): boolean {
  return stage !== 'complete' && closed_at === null && content_erased_at === null
}

import type { CustomersOriginal, OriginalView } from '@kakehashi/contract/requests/original-view'
import type { HeldOriginal } from '@kakehashi/contract/requests/originals'
import type { HeldOriginalRow, NamedOriginal } from './queries.ts'

function seenByCustomer(row: NamedOriginal) {
  return {
    _id: row.id,
    description: row.description,
    pages: row.pages,
    receivedAt: row.received_at.toISOString(),
  }
}

function outOf(row: NamedOriginal) {
  if (row.out_at === null || row.out_how === null) return undefined
  return {
    at: row.out_at.toISOString(),
    how: row.out_how,
    ...(row.out_to !== null && { to: row.out_to }),
    ...(row.tracking_number !== null && { trackingNumber: row.tracking_number }),
  }
}

export function toOriginalView(row: NamedOriginal): OriginalView {
  const out = outOf(row)
  return {
    ...seenByCustomer(row),
    shelf: row.shelf,
    ...(row.receiver_name !== null && { receivedBy: row.receiver_name }),
    ...(out && {
      out: {
        ...out,
        ...(row.giver_name !== null && { by: row.giver_name }),
        isIdSeen: row.id_seen,
        isCodeShown: row.code_shown,
      },
    }),
    ...(row.removed_at && {
      removed: {
        at: row.removed_at.toISOString(),
        ...(row.remover_name !== null && { by: row.remover_name }),
        reason: row.removed_reason ?? '',
      },
    }),
  }
}

/** Without those that were never here. */
export function toCustomersOriginals(rows: readonly NamedOriginal[]): CustomersOriginal[] {
  return rows.filter(({ removed_at }) => removed_at === null).map(toCustomersOriginal)
}

function toCustomersOriginal(row: NamedOriginal): CustomersOriginal {
  const out = outOf(row)
  return { ...seenByCustomer(row), ...(out && { out }) }
}

export function toHeldOriginal(row: HeldOriginalRow): HeldOriginal {
  const isDelivered = row.stage === 'complete'
  return {
    _id: row.id,
    description: row.description,
    pages: row.pages,
    shelf: row.shelf,
    receivedAt: row.created_at.toISOString(),
    request: {
      _id: row.request_id,
      orderNumber: row.order_number,
      stage: row.stage,
      firstName: row.first_name,
      lastName: row.last_name,
      ...(row.name_ja !== null && { nameJa: row.name_ja }),
      user: row.user_id,
      ...(row.closed_at !== null && { ended: 'cancelled' as const }),
      ...(isDelivered && { ended: 'delivered' as const }),
      ...(row.customer_deleted_at && {
        customerDeletedAt: row.customer_deleted_at.toISOString(),
      }),
    },
  }
}

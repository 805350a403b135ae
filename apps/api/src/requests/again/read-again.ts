import type { Again, LaterOrders } from '@kakehashi/contract/requests/again-view'
import type { QuoteLineView } from '@kakehashi/contract/requests/quote-lines'
import { isOnDesk } from '@kakehashi/domain/request/desk-access'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { FileRow } from '../../documents/queries.ts'
import type { VisibleRequest } from '../access.ts'
import { findRequest, type RequestRow } from '../queries.ts'
import { toLineView } from '../quote-lines.ts'
import { partiesOf } from '../state.ts'
import { canOrderAgain } from './files-left.ts'
import { findCopiesLine, sizeOf } from './price.ts'
import { findAgain, listOrderedAgain } from './queries.ts'

interface Link {
  request: string
  orderNumber: string
  copies?: number
}

interface AgainForOffice {
  again?: Link & { line?: QuoteLineView }
  orderedAgain?: NonNullable<LaterOrders>
  canOrderAgain?: true
}

/** With the price of the list, until somebody has quoted. */
export async function readAgainForOffice(
  db: Kysely<DB>,
  row: RequestRow,
  documents: readonly FileRow[],
): Promise<AgainForOffice> {
  const found = await findEarlier(db, row)
  const copies = row.stage === 'quote' ? found?.again.copies : undefined
  const line = copies && (await findCopiesLine(db, copies, sizeOf(documents)))
  const later = await listOrderedAgain(db, row.id)
  return {
    ...canOrderAgain(row),
    ...(found && { again: { ...found.again, ...(line && { line: toLineView(line) }) } }),
    ...orderedAgain(later),
  }
}

/** A claimed order has left the account of the other one, which its new owner may not open. */
export async function readAgainForCustomer(
  db: Kysely<DB>,
  row: RequestRow,
): Promise<Omit<AgainForOffice, 'canOrderAgain' | 'again'> & { again?: Link }> {
  const found = await findEarlier(db, row)
  const later = await listOrderedAgain(db, row.id)
  return {
    ...(found?.earlier.user_id === row.user_id && { again: found.again }),
    ...orderedAgain(later.filter(({ user_id }) => user_id === row.user_id)),
  }
}

/** With a link only for a translator who may still open the earlier request. */
export async function readAgainForDesk(
  db: Kysely<DB>,
  { row, keepsEndedSince }: VisibleRequest,
): Promise<{ again?: Again }> {
  const found = await findEarlier(db, row)
  if (!found) return {}
  const { request, ...again } = found.again
  const { translatorId, endedAt } = partiesOf(found.earlier)
  const isOpen = translatorId === row.translator_id && isOnDesk(endedAt, { keepsEndedSince })
  return { again: { ...again, ...(isOpen && { request }) } }
}

async function findEarlier(
  db: Kysely<DB>,
  row: RequestRow,
): Promise<{ earlier: RequestRow; again: Link } | undefined> {
  const found = await findAgain(db, row.id)
  const earlier = found && (await findRequest(db, found.earlier_id))
  if (!earlier) return undefined
  const { id: request, order_number: orderNumber } = earlier
  return { earlier, again: { request, orderNumber, ...(found.copies && { copies: found.copies }) } }
}

function orderedAgain(later: readonly Pick<RequestRow, 'id' | 'order_number'>[]) {
  if (later.length === 0) return {}
  return {
    orderedAgain: later.map(({ id, order_number }) => ({ request: id, orderNumber: order_number })),
  }
}

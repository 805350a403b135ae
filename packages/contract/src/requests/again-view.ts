import { z } from 'zod'
import { quoteLineView } from './quote-lines.ts'

const link = z.strictObject({ request: z.uuid(), orderNumber: z.string() })

/** How many copies of the earlier translation; absent for another language. */
const copies = { copies: z.int().optional() }

/** What was ordered again from a request, newest first. */
const orderedAgain = z.array(link).optional()

/** True once everything about it allows to order it again. */
const canOrderAgain = z.literal(true).optional()
export const againInList = { canOrderAgain }

/** For customers: the request that this one repeats. */
export const againForCustomer = { again: link.extend(copies).optional(), orderedAgain }

/** With what the price list suggests for the quote. */
export const againForOffice = {
  canOrderAgain,
  again: link.extend({ ...copies, line: quoteLineView.optional() }).optional(),
  orderedAgain,
}

/** The earlier request is absent if this translator may not open it. */
const seenByDesk = link.partial({ request: true }).extend(copies)
export const againForDesk = { again: seenByDesk.optional() }

export type Again = z.output<typeof seenByDesk>
export type LaterOrders = z.output<typeof orderedAgain>

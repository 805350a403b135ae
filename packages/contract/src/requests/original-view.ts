import { waysOut } from '@kakehashi/domain/request/originals'
import { z } from 'zod'

const moment = z.iso.datetime()

/** What customers read about an original. It names nobody of the staff, and no shelf. */
const seenByCustomer = {
  _id: z.uuid(),
  description: z.string(),
  pages: z.int(),
  receivedAt: moment,
}
const out = {
  at: moment,
  how: z.enum(waysOut),
  /** Who took it, or to whom it was posted. */
  to: z.string().optional(),
  trackingNumber: z.string().optional(),
}

export const customersOriginal = z.strictObject({
  ...seenByCustomer,
  /** Once it was given back. */
  out: z.strictObject(out).optional(),
})

/** Names are absent if the account is deleted. */
export const originalView = z.strictObject({
  ...seenByCustomer,
  shelf: z.string(),
  receivedBy: z.string().optional(),
  out: z
    .strictObject({
      ...out,
      by: z.string().optional(),
      isIdSeen: z.boolean(),
      isCodeShown: z.boolean(),
    })
    .optional(),
  /** It was taken in by mistake. */
  removed: z.strictObject({ at: moment, by: z.string().optional(), reason: z.string() }).optional(),
})
export type OriginalView = z.output<typeof originalView>
export type CustomersOriginal = z.output<typeof customersOriginal>

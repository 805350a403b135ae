import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'

/** What the owner decides and visitors do not read. A change takes effect at once. */
export const officeRules = {
  /** Staff must use a second factor, because they can open other people's documents. */
  staffSecondFactor: z.boolean(),
  /** How long a customer can accept a quote. */
  quoteValidDays: z.int().min(1).max(365),
  /** How long a move can be undone and the customer does not see it; 0 switches it off. */
  undoSeconds: z.int().min(0).max(300),
  /** Ask why, if a review is finished without a proof copy that the customer has approved. */
  expectProof: z.boolean(),
  /** How many days translators keep access after delivery or cancellation. */
  deskGraceDays: z.int().min(0).max(90),
  /** Whoever opens more documents of other requests in this time has to wait. */
  bulkReading: z.strictObject({
    documents: z.int().min(1).max(10_000),
    minutes: z.int().min(1).max(1440),
  }),
  /** How many days after its end the documents and free texts of a request are deleted. */
  retentionDays: z.int().min(30).max(3650),
  /** How many days failed logins, with the network they came from, are listed. */
  failedSignInDays: z.int().min(1).max(365),
  /** Show 'from $' on the public service pages. */
  publicPrices: z.boolean(),
  /** Walk-ins get a number, and a screen on the wall shows which are called. */
  waitingNumbers: z.boolean(),
  /** A program on this machine proposes dates from pictures and reads the lines of passports. */
  readPictures: z.boolean(),
}

const rules = z.strictObject(officeRules)
/** Without a name if it was changed on the command line or by somebody who has left. */
const change = z.strictObject({ at: z.iso.datetime(), by: z.string().optional() })

const rulesReply = z.strictObject({
  rules,
  /** Whether the program that `readPictures` needs is installed; without it the rule does nothing. */
  canReadPictures: z.boolean(),
  /** Who changed each of them last; absent for those that are as they were at the beginning. */
  changed: z.partialRecord(
    z.enum(Object.keys(officeRules) as (keyof typeof officeRules)[]),
    change,
  ),
})
export type OfficeRules = z.output<typeof rulesReply>

export const getOfficeRules = endpoint({
  method: 'GET',
  path: '/api/office/rules',
  summary: 'The rules of the office and who changed each of them last',
  permission: 'office.describe',
  reply: rulesReply,
  refusals: [],
})

export const changeOfficeRules = endpoint({
  method: 'PUT',
  path: '/api/office/rules',
  summary: 'Change some of the rules; they take effect at once',
  permission: 'office.publish',
  body: rules.partial(),
  reply: rulesReply,
  refusals: ['fresh-password-required', 'fresh-code-required'],
})

import {
  mostCounters,
  visits,
  waitingNumberChanges,
} from '@kakehashi/domain/counter/waiting-number'
import { z } from 'zod'
import * as field from './fields/fields.ts'
import { endpoint } from './http/endpoint.ts'

const counter = z.int().min(1).max(mostCounters)

/** No name: a number, and perhaps what they came for. */
const waitingNumber = z.strictObject({
  _id: z.uuid(),
  number: z.int(),
  visit: z.enum(visits).optional(),
  state: z.enum(['waiting', 'called', 'absent', 'served']),
  /** Where it was called last. */
  counter: counter.optional(),
  givenAt: z.iso.datetime(),
  calledAt: z.iso.datetime().optional(),
})
export type WaitingNumber = z.output<typeof waitingNumber>

const shownNumbers = z.strictObject({
  /** Whether the office gives numbers. */
  isOn: z.boolean(),
  /** Today at the office. Numbers start at 1 each day. */
  day: z.iso.date(),
  /** The one that was called last comes first. */
  called: z.array(z.strictObject({ number: z.int(), counter, calledAt: z.iso.datetime() })),
  /** The first of those that wait, in the order in which they are called. */
  next: z.array(z.int()),
  waiting: z.int(),
  /** Absent until some have been called today. */
  usualMinutes: z.int().optional(),
})
export type ShownNumbers = z.output<typeof shownNumbers>

export const showWaitingNumbers = endpoint({
  method: 'GET',
  path: '/api/waiting-numbers',
  summary: 'The numbers that are called at the counter and those that wait, for everybody',
  permission: 'anyone',
  reply: shownNumbers,
  refusals: [],
})

export const listWaitingNumbers = endpoint({
  method: 'GET',
  path: '/api/counter/waiting-numbers',
  summary: 'The numbers of today that wait, are called or did not come, lowest first',
  permission: 'requests.process',
  reply: z.strictObject({ isOn: z.boolean(), numbers: z.array(waitingNumber) }),
  refusals: [],
})

export const giveWaitingNumber = endpoint({
  method: 'POST',
  path: '/api/counter/waiting-numbers',
  summary: 'Give the next number of the day to somebody at the counter',
  permission: 'requests.process',
  body: z.strictObject({ visit: z.enum(visits).optional() }),
  reply: waitingNumber,
  refusals: ['waiting-numbers-off', 'idempotency-key-reused'],
  isIdempotent: true,
})

export const callNextNumber = endpoint({
  method: 'POST',
  path: '/api/counter/waiting-numbers/next',
  summary: 'Call the lowest number that waits to a counter; the one called there before is done',
  permission: 'requests.process',
  body: z.strictObject({
    counter,
    /** The number on screen that was called there before, so that nobody is called unseen. */
    before: field.id.optional(),
  }),
  /** Nothing if nobody waits. */
  reply: z.strictObject({ called: waitingNumber.optional() }),
  refusals: ['waiting-numbers-off', 'counter-calls-another', 'idempotency-key-reused'],
  isIdempotent: true,
})

export const changeWaitingNumber = endpoint({
  method: 'PUT',
  path: '/api/counter/waiting-numbers/:numberId',
  summary: 'Call a number again, put it back, or say that its holder did not come or is done',
  permission: 'requests.process',
  params: z.strictObject({ numberId: field.id }),
  body: z.strictObject({ change: z.enum(waitingNumberChanges) }),
  reply: waitingNumber,
  refusals: ['not-found', 'waiting-numbers-off', 'waiting-number-changed'],
})

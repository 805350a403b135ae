import { isTooLong } from '@kakehashi/domain/closed-days'
import { isOfOurTime } from '@kakehashi/domain/day'
import { z } from 'zod'
import { doneReply } from './done.ts'
import { endpoint } from './endpoint.ts'
import { line } from './fields.ts'
import type { Problem } from './problems.ts'
import { day, optionalDay } from './request-fields.ts'

const problem = (key: Problem) => ({ error: key })

/** A day on which the office stays closed besides weekends and American holidays, and why. */
export const closureView = z.strictObject({
  date: z.iso.date(),
  reason: z.strictObject({ en: z.string(), ja: z.string() }),
})

export const listClosures = endpoint({
  method: 'GET',
  path: '/api/closures',
  summary: 'When the office is closed besides its rule, from today in Tokyo on, soonest first',
  permission: 'anyone',
  reply: z.array(closureView),
  refusals: [],
})

/** It stands on the door, so it is short. */
const doorWords = (missing: Problem) => line(80, missing).pipe(z.string().min(1, problem(missing)))

export const addClosureBody = z
  .strictObject({
    from: z.iso.date(problem('day-required')).refine(isOfOurTime, problem('check-the-year')),
    /** The last day; without it the office is closed for one. */
    until: optionalDay,
    reasonEn: doorWords('reason-en-required'),
    reasonJa: doorWords('reason-ja-required'),
  })
  .refine(({ from, until }) => until === null || until >= from, {
    path: ['until'],
    ...problem('until-before-from'),
  })
  .refine(({ from, until }) => until === null || !isTooLong({ from, until }), {
    path: ['until'],
    ...problem('closure-too-long'),
  })

export const addClosure = endpoint({
  method: 'POST',
  path: '/api/closures',
  summary: 'Close the office for a day, or for several in a row; the door says so at once',
  permission: 'closures.edit',
  body: addClosureBody,
  reply: z.array(closureView),
  refusals: ['already-closed'],
  isIdempotent: true,
})

export const removeClosure = endpoint({
  method: 'DELETE',
  path: '/api/closures/:from',
  summary: 'Open the office after all on a day, or up to another; what is past stays written',
  permission: 'closures.edit',
  params: z.strictObject({ from: day }),
  query: z.strictObject({ until: day.optional() }),
  reply: doneReply,
  refusals: [],
})

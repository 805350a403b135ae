import { isClosureTooLong } from '@kakehashi/domain/calendar/closed-days'
import { isPlausibleDay } from '@kakehashi/domain/calendar/day'
import { z } from 'zod'
import { doneReply } from './http/done-reply.ts'
import { endpoint } from './http/endpoint.ts'
import { line } from './fields/fields.ts'
import type { Problem } from './fields/problems.ts'
import { day, optionalDay } from './requests/request-fields.ts'

const problem = (key: Problem) => ({ error: key })

/** A closed day other than weekends and American holidays, with its reason. */
export const closureView = z.strictObject({
  date: z.iso.date(),
  reason: z.strictObject({ en: z.string(), ja: z.string() }),
})

export const listClosures = endpoint({
  method: 'GET',
  path: '/api/closures',
  summary:
    'Closed days other than weekends and American holidays, from today at the office, soonest first',
  permission: 'anyone',
  reply: z.array(closureView),
  refusals: [],
})

/** Shown beside the opening hours, so it has to be short. */
const reason = (missing: Problem) => line(80, missing).pipe(z.string().min(1, problem(missing)))

export const addClosureBody = z
  .strictObject({
    from: z.iso.date(problem('day-required')).refine(isPlausibleDay, problem('check-the-year')),
    /** The last day; left out for a single day. */
    until: optionalDay,
    reasonEn: reason('reason-en-required'),
    reasonJa: reason('reason-ja-required'),
  })
  .refine(({ from, until }) => until === null || until >= from, {
    path: ['until'],
    ...problem('until-before-from'),
  })
  .refine(({ from, until }) => until === null || !isClosureTooLong({ from, until }), {
    path: ['until'],
    ...problem('closure-too-long'),
  })

export const addClosure = endpoint({
  method: 'POST',
  path: '/api/closures',
  summary: 'Close the office on one day or on several consecutive days',
  permission: 'settings.edit',
  body: addClosureBody,
  reply: z.array(closureView),
  refusals: ['already-closed', 'fresh-password-required', 'fresh-code-required'],
  isIdempotent: true,
})

export const removeClosure = endpoint({
  method: 'DELETE',
  path: '/api/closures/:from',
  summary: 'Remove a closure of one day or of a range of days; past days are kept',
  permission: 'settings.edit',
  params: z.strictObject({ from: day }),
  query: z.strictObject({ until: day.optional() }),
  reply: doneReply,
  refusals: ['fresh-password-required', 'fresh-code-required'],
})

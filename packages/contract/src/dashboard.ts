import { branches, findSources } from '@kakehashi/domain/people/people'
import { mapStages } from '@kakehashi/domain/request/stage'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { officeRequestItem } from './requests/request-view.ts'

const count = z.int()
/** Counting overdue requests stops here, to limit the cost of the query. */
export const maxOverdueCount = 100

/** The dashboard shows this many requests that are overdue or due today; a list has the rest. */
export const maxDueRequests = 8

/** More late requests than this are not worked off in a day. */
export const maxLateRequests = 50

const column = z.strictObject({
  count,
  overdue: count,
  newest: z.array(officeRequestItem),
  /** The cursor for the rest of this stage's list. */
  next: z.string().optional(),
})

export const dashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary: 'Counts and newest requests of each stage, and statistics about customers',
  permission: 'requests.list',
  query: z.strictObject({ newest: z.coerce.number().int().min(0).max(50).default(10) }),
  reply: z.strictObject({
    stages: z.strictObject(mapStages(() => column)),
    /** Requests whose ready-by day has passed and that have no new day, longest first. */
    late: z.array(officeRequestItem),
    /** The first of those that are overdue, due today or late, longest first. */
    due: z.array(officeRequestItem),
    /** How many are due today, at any stage; counted like the overdue ones. */
    dueToday: count,
    /** Same-day requests of today, until the same-day cut-off. */
    sameDay: z.array(officeRequestItem),
    /** False if staff can sign in with a password alone. */
    staffNeedSecondFactor: z.boolean(),
    balanceDue: count,
    unread: count,
    customers: count,
    translators: count,
    /** Customers by branch. */
    serviceComponent: z.record(z.enum(branches), count),
    /** Open and completed requests by service. */
    industry: z.array(
      z.strictObject({ service: z.uuid(), name: z.string(), open: count, completed: count }),
    ),
    /** Customers by how they found the office. */
    referralSource: z.record(z.enum(findSources), count),
  }),
  refusals: [],
})

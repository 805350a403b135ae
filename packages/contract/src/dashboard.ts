import { branches, findSources } from '@kakehashi/domain/people'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { officeRequestItem } from './request-view.ts'

const count = z.int()
/** As many as are counted of what is overdue: the figure says 'too many' long before. */
export const mostOverdue = 100

const column = z.strictObject({
  count,
  overdue: count,
  newest: z.array(officeRequestItem),
  /** Where the list of this stage goes on after its newest. */
  next: z.string().optional(),
})

export const dashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary: 'How much waits at each stage, the newest of each, and where customers come from',
  permission: 'requests.list',
  query: z.strictObject({ newest: z.coerce.number().int().min(0).max(50).default(10) }),
  reply: z.strictObject({
    stages: z.strictObject({
      quote: column,
      payment: column,
      translate: column,
      review: column,
      delivery: column,
      complete: column,
    }),
    /** While it can still be ready today: what is done the same day and was ordered today. */
    sameDay: z.array(officeRequestItem),
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

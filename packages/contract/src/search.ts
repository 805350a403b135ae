import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { officeRequestItem } from './requests/request-view.ts'
import { userView } from './accounts/users.ts'

const found = { people: z.array(userView), requests: z.array(officeRequestItem) }

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  summary:
    'People and requests by the beginning of names, readings, romaji, e-mail, phone or order number, and by the last digits of numbers',
  permission: 'requests.list',
  query: z.strictObject({
    q: z.string().max(200),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  reply: z.strictObject({
    ...found,
    /** If nobody has this name: people with a similar one, and their newest requests. */
    similar: z.strictObject(found),
  }),
  refusals: [],
})

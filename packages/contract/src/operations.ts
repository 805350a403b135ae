import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The real parts behind the office; 'absent' is a part this installation does not use. */
export const partState = z.enum(['up', 'down', 'absent'])
export type PartState = z.output<typeof partState>

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Which parts are up; 503 when a configured one is down',
  permission: 'anyone',
  reply: z.strictObject({
    status: z.enum(['up', 'down']),
    parts: z.strictObject({
      database: partState,
      worker: partState,
      mail: partState,
      files: partState,
      scanner: partState,
    }),
  }),
  refusals: ['unavailable'],
})

export const ready = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'Whether this process should be sent traffic',
  permission: 'anyone',
  reply: z.strictObject({ status: z.literal('ready') }),
  refusals: ['unavailable'],
})

export const openApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This API as OpenAPI 3.1',
  permission: 'anyone',
  reply: z.record(z.string(), z.unknown()),
  refusals: [],
})

export const apiDocs = endpoint({
  method: 'GET',
  path: '/api/docs',
  summary: 'This API as a page to read',
  permission: 'anyone',
  reply: z.string(),
  refusals: [],
  produces: 'text/html',
})

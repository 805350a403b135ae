import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'

/** State of a dependency; 'absent' if this installation does not use it. */
export const dependencyState = z.enum(['up', 'down', 'absent'])
export type DependencyState = z.output<typeof dependencyState>

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'The state of each dependency except the virus scanner; 503 if one is down',
  permission: 'anyone',
  reply: z.strictObject({
    status: z.enum(['up', 'down']),
    parts: z.strictObject({
      database: dependencyState,
      worker: dependencyState,
      mail: dependencyState,
      files: dependencyState,
    }),
  }),
  refusals: ['unavailable'],
})

export const ready = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'Whether this process can receive traffic',
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
  summary: 'This API as an HTML page',
  permission: 'anyone',
  reply: z.string(),
  refusals: [],
  produces: 'text/html',
})

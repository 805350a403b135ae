import type { Endpoint } from '@kakehashi/contract/endpoint'
import { endpoints } from '@kakehashi/contract/endpoints'
import { errorReply } from '@kakehashi/contract/errors'
import type { RefusalCode } from '@kakehashi/contract/refusals'
import { refusals } from '@kakehashi/contract/refusals'
import { office } from '@kakehashi/domain/office'
import { z } from 'zod'

export interface Operation {
  readonly summary: string
  readonly description: string
  readonly parameters: unknown[]
  readonly responses: Record<string, { description: string }>
}

export interface OpenApiDocument extends Record<string, unknown> {
  readonly paths: Record<string, Record<string, Operation>>
}

/** The whole API, described from the same records that serve it. */
export function openApiDocument(): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${office.name} API`,
      version: '1',
      description:
        'Sign in with POST /api/users/auth; the session is a cookie. Messages are in the language of the account, the `language` cookie or Accept-Language.',
    },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorReply) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-kakehashi' } },
    },
  }
}

function operation(endpoint: Endpoint) {
  const mediaType = endpoint.produces ?? 'application/json'
  return {
    summary: endpoint.summary,
    description: `Permission: ${endpoint.permission}`,
    ...(endpoint.permission !== 'anyone' && { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...idempotencyKey(endpoint),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(endpoint.body) } },
      },
    }),
    responses: {
      '200': {
        description: 'Done',
        content: { [mediaType]: { schema: jsonSchema(endpoint.reply) } },
      },
      ...refusalResponses(endpoint),
    },
  }
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): unknown[] {
  return Object.entries(schema?.shape ?? {}).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: jsonSchema(shape as z.ZodType),
  }))
}

function idempotencyKey({ isIdempotent }: Endpoint): unknown[] {
  if (!isIdempotent) return []
  const description = 'The same key sent again within a day is answered as the first time'
  return [{ name: 'Idempotency-Key', in: 'header', description, schema: { type: 'string' } }]
}

function refusalResponses(endpoint: Endpoint) {
  const codes: RefusalCode[] = [
    ...(endpoint.body ? (['invalid-fields'] as const) : []),
    ...(endpoint.permission === 'anyone' ? [] : (['not-signed-in', 'forbidden'] as const)),
    ...endpoint.refusals,
  ]
  const byStatus = Object.groupBy(codes, (code) => String(refusals[code].status))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group = []]) => [
      status,
      {
        description: [...new Set(group)].join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

function jsonSchema(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input', unrepresentable: 'any' })
}

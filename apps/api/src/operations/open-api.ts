import { idempotencyKeyDays } from '@kakehashi/contract/fields/limits'
import { type Endpoint, errorReply } from '@kakehashi/contract/http/endpoint'
import { endpoints } from '@kakehashi/contract/endpoints'
import { type RefusalCode, refusals } from '@kakehashi/contract/refusals/refusals'
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

let document: OpenApiDocument | undefined

/** Generated when it is first read, because converting every schema takes 0.2 s of processor time. */
export function openApiDocument(): OpenApiDocument {
  return (document ??= describeEndpoints())
}

/** From the same endpoints that the server uses. */
function describeEndpoints(): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kakehashi API',
      version: '1',
      description:
        'Sign in with POST /api/users/auth, which sets a session cookie. Messages are in the language of the account, the `language` cookie or Accept-Language.',
    },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorReply) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-kakehashi' } },
    },
  }
}

function operation(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    description: `Permission: ${endpoint.permission}`,
    ...(endpoint.permission !== 'anyone' && { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...idempotencyKey(endpoint),
    ],
    ...requestBody(endpoint),
    responses: {
      '200': { description: 'Done', content: replyContent(endpoint) },
      ...refusalResponses(endpoint),
    },
  }
}

function requestBody({ body, consumes }: Endpoint) {
  if (consumes) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    const schema = {
      type: 'object',
      properties: { [consumes.field]: file },
      required: [consumes.field],
    }
    return { requestBody: { required: true, content: { [consumes.type]: { schema } } } }
  }
  if (!body) return {}
  const content = { 'application/json': { schema: jsonSchema(body) } }
  return { requestBody: { required: true, content } }
}

/** A stream has no schema. */
function replyContent(endpoint: Endpoint) {
  const produces: string = endpoint.produces ?? 'application/json'
  const isStream = produces === 'application/octet-stream' || produces === 'text/event-stream'
  return { [produces]: isStream ? {} : { schema: jsonSchema(endpoint.reply) } }
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
  const description = `A repeated request with the same key gets the first reply for ${idempotencyKeyDays} days`
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

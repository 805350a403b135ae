import type { Endpoint } from '@kakehashi/contract/http/endpoint'
import { endpoints } from '@kakehashi/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Office } from '../support/office.ts'
import { sampleSigningKey } from '../support/certificates.ts'
import { openOffice } from '../support/office.ts'
import { seedUser } from './callers.ts'
import { errorCodeOf } from './permissions/outcome.ts'
import { nameOf, validCall } from './valid-calls.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice(undefined, { signingKey: await sampleSigningKey() })
})
afterAll(() => office.close())

/** PostgreSQL cannot store either in a text column, so they must not reach it. */
const unstorable = { 'a NUL': '\u0000', 'a lone surrogate': '\uD800' }

async function callWith(endpoint: Endpoint, field: string, odd: string) {
  const caller = await seedUser(office, { isAdmin: true, isOwner: true })
  const input = await validCall(endpoint, { office, caller, customer: await seedUser(office) })
  const body: Record<string, unknown> = { ...Object(input.body) }
  body[field] = typeof body[field] === 'string' ? `${body[field]}${odd}x` : odd
  return caller.browser.call(endpoint, { ...input, body })
}

describe('characters that the database cannot store are removed or refused in every field', () => {
  const fields = endpoints.flatMap((endpoint) =>
    Object.keys(fieldsOf(endpoint)).flatMap((field) =>
      Object.entries(unstorable).map(([what, odd]) => ({
        name: nameOf(endpoint),
        field,
        what,
        endpoint,
        odd,
      })),
    ),
  )

  test.each(fields)('$what in $field of $name', async ({ endpoint, field, odd }) => {
    const reply = await callWith(endpoint, field, odd)

    expect(reply.status).toBeLessThan(500)
    expect(JSON.stringify(reply.body)).not.toMatch(/\\u0000|\\ud800|\uFFFD/)
  })
})

function fieldsOf({ body }: Endpoint): object {
  return body && 'shape' in body ? Object(body.shape) : {}
}

test.each(['/api/users/%', '/api/users/%zz', '/api/%c0%80', '/api/users/%ff'])(
  'the path %s is refused with the standard error and headers',
  async (path) => {
    const reply = await office.visitor({ 'accept-language': 'ja' }).send('GET', path)

    expect([reply.status, errorCodeOf(reply.body)]).toEqual([400, 'bad-request'])
    expect(reply.headers.get('content-language')).toBe('ja')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('cache-control')).toBe('no-store')
  },
)

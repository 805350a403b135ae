import type { Endpoint } from '@kakehashi/contract/endpoint'
import { endpoints } from '@kakehashi/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { seedUser } from './callers.ts'
import { errorCodeOf } from './permissions/outcome.ts'
import { nameOf, validCall } from './valid-calls.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

/** PostgreSQL keeps neither in a text, so they must not get that far. */
const unkeepable = { 'a NUL': '\u0000', 'half of a pair': '\uD800' }

async function callWith(endpoint: Endpoint, field: string, odd: string) {
  const caller = await seedUser(office, { isAdmin: true, isOwner: true })
  const input = await validCall(endpoint, { office, caller, customer: await seedUser(office) })
  const body: Record<string, unknown> = { ...Object(input.body) }
  body[field] = typeof body[field] === 'string' ? `${body[field]}${odd}x` : odd
  return caller.browser.call(endpoint, { ...input, body })
}

describe('what no database can keep is dropped or refused, in every field', () => {
  const fields = endpoints.flatMap((endpoint) =>
    Object.keys(fieldsOf(endpoint)).flatMap((field) =>
      Object.entries(unkeepable).map(([what, odd]) => ({
        name: nameOf(endpoint),
        field,
        what,
        endpoint,
        odd,
      })),
    ),
  )

  test.each(fields)('$what in $field of $name', async ({ endpoint, field, odd }) => {
    const answer = await callWith(endpoint, field, odd)

    expect(answer.status).toBeLessThan(500)
    expect(JSON.stringify(answer.body)).not.toMatch(/\\u0000|\\ud800|\uFFFD/)
  })
})

function fieldsOf({ body }: Endpoint): object {
  return body && 'shape' in body ? Object(body.shape) : {}
}

test.each(['/api/users/%', '/api/users/%zz', '/api/%c0%80', '/api/users/%ff'])(
  'the address %s is refused in our words, under our headers',
  async (path) => {
    const answer = await office.visitor({ 'accept-language': 'ja' }).send('GET', path)

    expect([answer.status, errorCodeOf(answer.body)]).toEqual([400, 'bad-request'])
    expect(answer.headers.get('content-language')).toBe('ja')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)

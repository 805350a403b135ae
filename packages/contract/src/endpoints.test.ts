import { permissions } from '@kakehashi/domain/people/permissions'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { refusals } from './refusals/refusals.ts'

const named = endpoints.map((endpoint) =>
  Object.assign({ name: `${endpoint.method} ${endpoint.path}` }, endpoint),
)

test('no two calls share a method and a path', () => {
  const paths = named.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)

  expect(new Set(paths).size).toBe(paths.length)
})

describe('every call', () => {
  test.each(named)('$name has a summary, a known permission and known refusals', (endpoint) => {
    expect(endpoint.path).toMatch(/^\/api\/[a-z.]+/)
    expect(endpoint.summary.length).toBeGreaterThan(5)
    expect(Object.keys(permissions)).toContain(endpoint.permission)
    expect(Object.keys(refusals)).toEqual(expect.arrayContaining([...endpoint.refusals]))
  })

  test.each(named)('$name has the same params in its path and schema', ({ path, params }) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)

    expect(Object.keys(params?.shape ?? {})).toEqual(inPath)
  })

  const reads = named.filter(({ method }) => method === 'GET')
  test.each(reads)('$name is a GET, so it has no body', ({ body }) => {
    expect(body).toBeUndefined()
  })
})

describe('unknown fields are refused', () => {
  const parts = named.flatMap(({ name, params, query, body }) =>
    Object.entries({ params, query, body })
      .filter(([, schema]) => schema)
      .map(([part, schema]) => ({ name, part, schema })),
  )

  test.each(parts)('in the $part of $name', ({ schema }) => {
    for (const kind of kindsOf(schema)) {
      const result = schema?.safeParse({ ...kind, isOwner: true })
      // A union reports the issues of each of its members.
      const issues = result?.error?.issues.flatMap((issue) =>
        issue.code === 'invalid_union' ? issue.errors.flat() : [issue],
      )

      expect(issues).toContainEqual(
        expect.objectContaining({ code: 'unrecognized_keys', keys: ['isOwner'] }),
      )
    }
  })

  const replies = named.filter(({ reply }) => reply instanceof z.ZodObject)
  test.each(replies)('in the reply of $name', ({ reply }) => {
    expect(reply.safeParse({ passwordHash: 'x' }).error?.issues).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys' }),
    )
  })
})

/** What chooses each member of a union that is told apart by a field; otherwise nothing. */
function kindsOf(schema: unknown): object[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [{}]
  const { discriminator } = schema.def
  return schema.options.map((option) => {
    if (!(option instanceof z.ZodObject)) throw new Error('a member is not an object')
    const kind: unknown = option.shape[discriminator]
    if (!(kind instanceof z.ZodLiteral)) throw new Error('a member has no kind')
    return { [discriminator]: kind.value }
  })
}

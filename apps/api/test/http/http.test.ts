import { once } from 'node:events'
import { connect } from 'node:net'
import { errorReply } from '@kakehashi/contract/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sampleRegistration } from '../support/people.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

interface Sent {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

function send({ method, path, body, headers }: Sent, browser = office.visitor()) {
  return browser.send<Record<string, unknown>>(method, path, body, headers)
}

const large = JSON.stringify({ email: 'x'.repeat(110_000) })
const auth = { method: 'POST', path: '/api/users/auth' }

test.each<[string, Sent, number, string]>([
  ['an unknown path', { method: 'GET', path: '/api/nothing' }, 404, 'Not Found'],
  ['the API by itself', { method: 'GET', path: '/api' }, 404, 'Not Found'],
  ['an unknown method', { method: 'PATCH', path: '/api/users' }, 405, 'Method Not Allowed'],
  ['a path that cannot be read', { method: 'GET', path: '/api/users/%E0%A4' }, 400, 'Bad Request'],
  ['JSON that breaks off', { ...auth, body: '{"email":' }, 400, 'Bad Request'],
  ['a list instead of a body', { ...auth, body: '[]' }, 400, 'Bad Request'],
  ['a bare word', { ...auth, body: '"hello"' }, 400, 'Bad Request'],
  [
    'a body that reaches for __proto__',
    { ...auth, body: '{"__proto__":{"isAdmin":true}}' },
    400,
    'Bad Request',
  ],
  [
    'a body that reaches for a constructor',
    { ...auth, body: '{"constructor":{"prototype":{"isAdmin":true}}}' },
    400,
    'Bad Request',
  ],
  ['nothing where a body is needed', auth, 400, 'Please check the marked fields.'],
  [
    'a form',
    { ...auth, body: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'Please send JSON.',
  ],
  [
    'plain text',
    { ...auth, body: '{}', headers: { 'content-type': 'text/plain' } },
    415,
    'Please send JSON.',
  ],
  ['a body past 100 KB', { ...auth, body: large }, 413, 'That is too large to be sent.'],
  [
    'a field we do not know',
    { ...auth, body: { email: 'a@example.com', password: 'x', isAdmin: true } },
    400,
    'Bad Request',
  ],
])('%s is refused in one shape', async (_, sent, status, message) => {
  const answer = await send(sent)

  expect({ status: answer.status, message: answer.body['message'] }).toEqual({ status, message })
  expect(errorReply.parse(answer.body)).toEqual(answer.body)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a method that is not allowed is told which ones are', async () => {
  const { status, headers } = await send({ method: 'PUT', path: '/api/users/password/reset' })

  expect(status).toBe(405)
  expect(headers.get('allow')).toBe('POST')
  const people = await send({ method: 'PATCH', path: '/api/users?limit=1' })
  expect(people.headers.get('allow')?.split(', ').toSorted()).toEqual(['GET', 'POST'])
})

test('somebody without the role is told Forbidden', async () => {
  const { browser } = await office.signedIn('customer')

  expect(await send({ method: 'GET', path: '/api/users' }, browser)).toMatchObject({
    status: 403,
    body: { message: 'Forbidden', code: 'forbidden' },
  })
})

test('every refusal has a number of its own, by which the log is found', async () => {
  const answers = await Promise.all([1, 2].map(() => send({ method: 'GET', path: '/api/nothing' })))
  const [one, other] = answers.map(({ body }) => errorReply.parse(body).requestId)

  expect(one).toMatch(/^[0-9a-f-]{36}$/)
  expect(one).not.toBe(other)
})

test('wrong fields are named, right ones are not', async () => {
  const { body } = await send({ ...auth, body: { email: 'nonsense', password: 'something' } })

  expect(errorReply.parse(body).fields).toEqual({
    email: 'Enter an e-mail address like name@example.com',
  })
})

test('nothing said may be labelled JSON', async () => {
  const headers = { 'content-type': 'application/json' }
  const answer = await send({ method: 'POST', path: '/api/users/logout', headers })

  expect(answer.status).toBe(200)
})

test('a fault of ours is told as such, without what went wrong', async () => {
  const { browser } = await office.signedIn('customer')
  await office.db.schema.alterTable('users').renameColumn('phone', 'telephone').execute()
  const answer = await send({ method: 'GET', path: '/api/users/profile' }, browser)
  await office.db.schema.alterTable('users').renameColumn('telephone', 'phone').execute()

  expect(answer.status).toBe(500)
  expect(answer.body).toMatchObject({
    code: 'fault',
    message: 'Something went wrong on our side. Nothing was lost; please try again.',
  })
  expect(JSON.stringify(answer.body)).not.toMatch(/phone|stack|select/i)
})

const safe = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

test.each(['/api/ready', '/api/users/profile', '/api/nothing', '/api/users/%E0%A4'])(
  'an answer of %s is neither kept, framed nor run',
  async (path) => {
    const { headers } = await send({ method: 'GET', path })

    expect(Object.fromEntries(headers)).toMatchObject(safe)
    expect(headers.has('strict-transport-security')).toBe(false)
    expect(headers.has('server')).toBe(false)
    expect(headers.has('x-powered-by')).toBe(false)
  },
)

test('an office on https tells browsers to stay on it', async () => {
  const onHttps = await openOffice(undefined, { isHttps: true })
  try {
    const { headers } = await onHttps.visitor().send('GET', '/api/ready')
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  } finally {
    await onHttps.close()
  }
})

test('no other site is invited to read', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  const read = await send({ method: 'GET', path: '/api/ready', headers })
  const asked = await send({ method: 'OPTIONS', path: '/api/users', headers })

  for (const answer of [read, asked]) {
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    )
  }
})

test('an address with a slash at its end is the same address', async () => {
  const { status } = await send({ method: 'POST', path: '/api/users/', body: sampleRegistration() })

  expect(status).toBe(200)
})

test('a browser that has connected and not yet asked does not keep the office from closing', async () => {
  const closing = await openOffice()
  const { hostname, port } = new URL(closing.address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const began = Date.now()
  const gone = once(socket, 'close')
  await closing.close()
  await gone

  expect(Date.now() - began).toBeLessThan(5_000)
})

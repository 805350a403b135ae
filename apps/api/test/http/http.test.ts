import { once } from 'node:events'
import { connect } from 'node:net'
import { errorReply } from '@kakehashi/contract/http/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../support/office.ts'
import { sampleRegistration } from '../support/sample-registration.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

interface Call {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

function send({ method, path, body, headers }: Call, browser = office.visitor()) {
  return browser.send<Record<string, unknown>>(method, path, body, headers)
}

const large = JSON.stringify({ email: 'x'.repeat(110_000) })
const auth = { method: 'POST', path: '/api/users/auth' }

test.each<[string, Call, number, string]>([
  ['an unknown path', { method: 'GET', path: '/api/nothing' }, 404, 'Not Found'],
  ['the API root', { method: 'GET', path: '/api' }, 404, 'Not Found'],
  ['an unknown method', { method: 'PATCH', path: '/api/users' }, 405, 'Method Not Allowed'],
  [
    'a path with invalid encoding',
    { method: 'GET', path: '/api/users/%E0%A4' },
    400,
    'Bad Request',
  ],
  ['truncated JSON', { ...auth, body: '{"email":' }, 400, 'Bad Request'],
  ['a list instead of a body', { ...auth, body: '[]' }, 400, 'Bad Request'],
  ['a JSON string as the body', { ...auth, body: '"hello"' }, 400, 'Bad Request'],
  [
    'a body with __proto__',
    { ...auth, body: '{"__proto__":{"isAdmin":true}}' },
    400,
    'Bad Request',
  ],
  [
    'a body with a constructor',
    { ...auth, body: '{"constructor":{"prototype":{"isAdmin":true}}}' },
    400,
    'Bad Request',
  ],
  ['a missing body', auth, 400, 'Check the marked fields.'],
  [
    'a form',
    { ...auth, body: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'Send JSON.',
  ],
  [
    'plain text',
    { ...auth, body: '{}', headers: { 'content-type': 'text/plain' } },
    415,
    'Send JSON.',
  ],
  ['a body over 100 KB', { ...auth, body: large }, 413, 'This is too large to send.'],
  [
    'an unknown field',
    { ...auth, body: { email: 'a@example.com', password: 'x', isAdmin: true } },
    400,
    'Bad Request',
  ],
])('%s is refused with the standard error body', async (_, call, status, message) => {
  const reply = await send(call)

  expect({ status: reply.status, message: reply.body['message'] }).toEqual({ status, message })
  expect(errorReply.parse(reply.body)).toEqual(reply.body)
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a 405 reply lists the allowed methods', async () => {
  const { status, headers } = await send({ method: 'PUT', path: '/api/users/password/reset' })

  expect(status).toBe(405)
  expect(headers.get('allow')).toBe('POST')
  const users = await send({ method: 'PATCH', path: '/api/users?limit=1' })
  expect(users.headers.get('allow')?.split(', ').toSorted()).toEqual(['GET', 'POST'])
})

test('a caller without the role gets Forbidden', async () => {
  const { browser } = await office.signedIn('customer')

  expect(await send({ method: 'GET', path: '/api/users' }, browser)).toMatchObject({
    status: 403,
    body: { message: 'Forbidden', code: 'forbidden' },
  })
})

test('every refusal has its own request id', async () => {
  const replies = await Promise.all([1, 2].map(() => send({ method: 'GET', path: '/api/nothing' })))
  const [one, other] = replies.map(({ body }) => errorReply.parse(body).requestId)

  expect(one).toMatch(/^[0-9a-f-]{36}$/)
  expect(one).not.toBe(other)
})

test('only the invalid fields are named', async () => {
  const { body } = await send({ ...auth, body: { email: 'nonsense', password: 'something' } })

  expect(errorReply.parse(body).fields).toEqual({
    email: 'Enter an e-mail address like name@example.com',
  })
})

test('an empty body may have the content type JSON', async () => {
  const headers = { 'content-type': 'application/json' }
  const reply = await send({ method: 'POST', path: '/api/users/logout', headers })

  expect(reply.status).toBe(200)
})

test('an internal error returns 500 without details', async () => {
  const { browser } = await office.signedIn('customer')
  await office.adminDb.schema.alterTable('users').renameColumn('phone', 'telephone').execute()
  const reply = await send({ method: 'GET', path: '/api/users/profile' }, browser)
  await office.adminDb.schema.alterTable('users').renameColumn('telephone', 'phone').execute()

  expect(reply.status).toBe(500)
  expect(reply.body).toMatchObject({
    code: 'fault',
    message: 'Something went wrong. Please try again in a moment.',
  })
  expect(JSON.stringify(reply.body)).not.toMatch(/phone|stack|select/i)
})

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}

test.each(['/api/ready', '/api/users/profile', '/api/nothing', '/api/users/%E0%A4'])(
  'the reply of %s has the security headers',
  async (path) => {
    const { headers } = await send({ method: 'GET', path })

    expect(Object.fromEntries(headers)).toMatchObject(securityHeaders)
    expect(headers.has('strict-transport-security')).toBe(false)
    expect(headers.has('server')).toBe(false)
    expect(headers.has('x-powered-by')).toBe(false)
  },
)

test('over HTTPS the reply has Strict-Transport-Security', async () => {
  const onHttps = await openOffice(undefined, { isHttps: true })
  try {
    const { headers } = await onHttps.visitor().send('GET', '/api/ready')
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  } finally {
    await onHttps.close()
  }
})

test('no CORS headers are sent', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  const read = await send({ method: 'GET', path: '/api/ready', headers })
  const preflight = await send({ method: 'OPTIONS', path: '/api/users', headers })

  for (const reply of [read, preflight]) {
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    )
  }
})

test('a trailing slash is ignored', async () => {
  const { status } = await send({ method: 'POST', path: '/api/users/', body: sampleRegistration() })

  expect(status).toBe(200)
})

test('an idle connection does not delay shutdown', async () => {
  const closing = await openOffice()
  const { hostname, port } = new URL(closing.address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const start = Date.now()
  const closed = once(socket, 'close')
  await closing.close()
  await closed

  expect(Date.now() - start).toBeLessThan(5_000)
})

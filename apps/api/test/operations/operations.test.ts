import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { endpoints } from '@kakehashi/contract/endpoints'
import * as operations from '@kakehashi/contract/operations'
import { refusals } from '@kakehashi/contract/refusals/refusals'
import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { connect } from '../../src/db/connection.ts'
import { createLog } from '../../src/log.ts'
import { startWorker } from '../../src/jobs/worker.ts'
import { proxyTo } from '../support/breakable-proxy.ts'
import { duringCall } from '../support/during-call.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { OpenApiDocument } from '../../src/operations/open-api.ts'

let office: Office
let proxy: Awaited<ReturnType<typeof proxyTo>>
beforeAll(async () => {
  office = await openOffice(undefined, {
    async databaseUrl(url) {
      proxy = await proxyTo(url)
      return proxy.url
    },
  })
})
afterAll(async () => {
  await office.close()
  await proxy.disconnect()
})

async function readDescription(): Promise<OpenApiDocument> {
  const { status, body } = await office.visitor().call(operations.openApi)
  expect(status).toBe(200)
  return body as OpenApiDocument
}

test('the OpenAPI document lists exactly the endpoints of the contract', async () => {
  const { paths } = await readDescription()
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  const expected = endpoints.map(
    ({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
  )

  expect(listed.toSorted()).toEqual(expected.toSorted())
})

test('the document has the structure of OpenAPI 3.1', async () => {
  const document = await readDescription()
  expect(document).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\.\d$/),
    info: { title: 'Kakehashi API', version: expect.any(String) },
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie' } } },
  })
  for (const [path, methods] of Object.entries(document.paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const operation of Object.values(methods)) {
      const declared = asParameters(operation.parameters).filter((one) => one.in === 'path')
      expect(declared.map(({ name }) => name)).toEqual(inPath)
      expect(declared.every(({ required }) => required)).toBe(true)
      expect(Object.keys(operation.responses)).toContain('200')
      for (const [status, { description }] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/)
        expect(description).not.toBe('')
      }
    }
  }
  const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)]
  expect(new Set(pointers.map(([, to]) => to))).toEqual(new Set(['#/components/schemas/Error']))
})

test('every refusal is described with its status', async () => {
  const { paths } = await readDescription()
  for (const { method, path, refusals: codes } of endpoints) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    for (const code of codes) {
      expect(operation?.responses[refusals[code].status]?.description).toContain(code)
    }
  }
})

test('the API documentation page has no script and its own content security policy', async () => {
  const { status, headers, body } = await office.visitor().send<string>('GET', '/api/docs')
  const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')

  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(body).toMatch(/^<!doctype html>\s*<html lang="en">/)
  expect(body).not.toContain('<script')
  for (const { path } of endpoints) {
    expect(body).toContain(path.replace(/:(\w+)/g, '{$1}'))
  }
})

test('the health check lists the parts and fails when a required part is down', async () => {
  const own = await openOffice()
  const log = createLog('silent')
  const publicUrl = 'http://localhost:4000'
  const worker = await startWorker({ ...own, log, publicUrl, databaseUrl: own.database.url })
  try {
    const healthy = await own.visitor().call(operations.health)
    expect(healthy).toMatchObject({
      status: 200,
      body: {
        status: 'up',
        parts: { database: 'up', worker: 'up', mail: 'up', files: 'up' },
      },
    })
    await worker.stop()
    await own.mailbox.stop()
    own.clock.advance(2 * duration.minute)
    // The parts are checked at most every two seconds.
    await setTimeout(2_100)
    const unhealthy = await own.visitor().call(operations.health)

    expect(unhealthy).toMatchObject({
      status: 503,
      body: { status: 'down', parts: { database: 'up', worker: 'down', mail: 'down' } },
    })
  } finally {
    await own.close()
  }
})

test('a draining process is not ready, but still serves calls', async () => {
  const own = await openOffice()
  try {
    const { browser } = await own.register()
    expect((await browser.call(operations.ready)).body).toEqual({ status: 'ready' })
    own.health.drain()

    expect((await browser.call(operations.ready)).status).toBe(503)
    expect((await browser.call(users.ownProfile)).status).toBe(200)
  } finally {
    await own.close()
  }
})

test('while the database is unreachable calls get 503, and afterwards they work again', async () => {
  const { browser, user, password } = await office.register()
  await proxy.disconnect()
  const calls = [
    await browser.call(users.ownProfile),
    await browser.call(session.signIn, { body: { email: user.email, password } }),
    await office.visitor().call(operations.ready),
  ]
  const health = await office.visitor().call(operations.health)
  await proxy.reconnect()

  for (const { status, body } of calls) {
    expect({ status, ...body }).toMatchObject({
      status: 503,
      code: 'unavailable',
      message: 'The service is unavailable right now. Try again in a minute.',
    })
  }
  expect(calls[0]?.headers.get('retry-after')).toBe('5')
  expect(health.body.parts.database).toBe('down')
  expect((await browser.call(users.ownProfile)).body._id).toBe(user._id)
})

/** As the time limit of the database does, but at once. */
const cancelWaiting = () =>
  sql`select pg_cancel_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'
    and datname = current_database()`.execute(office.adminDb)

test('a call that waits in the database for longer than is allowed gets 503', async () => {
  const { browser } = await office.register()
  await office.adminDb.transaction().execute(async (trx) => {
    await sql`lock table users in access exclusive mode`.execute(trx)
    const call = browser.call(users.ownProfile)
    await expect.poll(async () => (await cancelWaiting()).rows.length, { timeout: 10_000 }).toBe(1)

    expect(await call).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  })
})

test('a change in progress when the database connection is lost gets 503 and is not saved', async () => {
  const { browser, user } = await office.register()
  const direct = connect(office.database.url, 2)
  const { firstName, lastName, email } = user
  const body = { firstName, lastName, email, phone: '090-0000-9999' }
  const reply = await duringCall(
    direct,
    () => browser.call(users.updateProfile, { body }),
    () => proxy.disconnect(),
  )
  await proxy.reconnect()
  await direct.destroy()

  expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect((await browser.call(users.ownProfile)).body.phone).toBe(user.phone)
})

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
}

function asParameters(parameters: unknown[]): Parameter[] {
  return parameters as Parameter[]
}

import { randomBytes } from 'node:crypto'
import { endpoint } from '@kakehashi/contract/endpoint'
import { health as healthCall } from '@kakehashi/contract/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../../src/app.ts'
import { systemClock } from '../../src/clock.ts'
import { connect } from '../../src/db/connection.ts'
import { createLog } from '../../src/log.ts'
import { smtpTransport } from '../../src/mail/transport.ts'
import { createHealth } from '../../src/operations/health.ts'
import { createMetrics } from '../../src/operations/metrics.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { Api } from '../../src/http/serve-endpoint.ts'

const described = {
  summary: '',
  refusals: [],
  reply: z.strictObject({ word: z.string() }),
} as const
const forgetful = endpoint({
  method: 'GET',
  path: '/api/forgetful',
  permission: 'anyone',
  ...described,
})

let office: Office
beforeAll(async () => {
  office = await openOffice((api) =>
    api.serve(forgetful, async () => ({ word: 'hello', password: 'let slip' })),
  )
})
afterAll(() => office.close())

/** An app that has not opened yet; it has no need to reach its database. */
function unopened(alsoServe?: (api: Api) => void) {
  const db = connect('postgres://127.0.0.1:1/nowhere', 1)
  const transport = smtpTransport('smtp://127.0.0.1:1', 'office@kakehashi.example')
  const files = office.files
  const options = {
    deps: { db, clock: systemClock, officeSecret: randomBytes(32), files },
    log: createLog('silent'),
    health: createHealth(db, transport, systemClock, files),
    live: office.live,
    metrics: createMetrics(),
    trustedProxies: [],
    isHttps: true,
    isCheckingReplies: true,
  }
  return buildApp(options, alsoServe)
}

test('a route that is no endpoint record does not start', async () => {
  const app = await unopened()

  expect(() => app.get('/api/back-door', async () => 'come in')).toThrow(
    'route /api/back-door has no endpoint',
  )
})

test('two routes cannot serve the same call', async () => {
  const again = unopened((api) => api.serve(healthCall, () => Promise.reject(new Error('never'))))

  await expect(again).rejects.toThrow(/already declared/)
})

test('a record says who may make its call, or it does not compile', () => {
  // @ts-expect-error It names no permission.
  const open = endpoint({ method: 'GET', path: '/api/open', ...described })
  // @ts-expect-error It names a permission that is in no table.
  const made = endpoint({ method: 'GET', path: '/api/x', permission: 'everyone', ...described })
  const mute = endpoint({
    method: 'GET',
    path: '/api/x',
    permission: 'anyone',
    ...described,
    // @ts-expect-error It names a refusal that has no words.
    refusals: ['no'],
  })

  expect([open, made, mute]).toHaveLength(3)
})

test('a reply with more than its record says is not sent', async () => {
  const { status, body } = await office.visitor().call(forgetful)

  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toContain('let slip')
})

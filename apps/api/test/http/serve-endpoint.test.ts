import { randomBytes } from 'node:crypto'
import { endpoint } from '@kakehashi/contract/http/endpoint'
import { health as healthCall } from '@kakehashi/contract/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../../src/app.ts'
import { systemClock } from '../../src/clock.ts'
import { connect } from '../../src/db/connection.ts'
import { createLog } from '../../src/log.ts'
import { smtpTransport } from '../../src/mail/transport.ts'
import { createOfficeSecret } from '../../src/office-secret.ts'
import { createHealth } from '../../src/operations/health.ts'
import { createMetrics } from '../../src/operations/metrics/create-metrics.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { Api } from '../../src/http/serve-endpoint.ts'

const described = {
  summary: '',
  refusals: [],
  reply: z.strictObject({ word: z.string() }),
} as const
const leaky = endpoint({
  method: 'GET',
  path: '/api/leaky',
  permission: 'anyone',
  ...described,
})

let office: Office
beforeAll(async () => {
  office = await openOffice((api) =>
    api.serve(leaky, async () => ({ word: 'hello', password: 'leaked' })),
  )
})
afterAll(() => office.close())

/** An app that does not listen yet, so it needs no database. */
function buildUnstarted(extraRoutes?: (api: Api) => void) {
  const db = connect('postgres://127.0.0.1:1/nowhere', 1)
  const transport = smtpTransport('smtp://127.0.0.1:1', 'office@kakehashi.example', false)
  const { files, publicUrl } = office
  const officeSecret = createOfficeSecret(randomBytes(32))
  const options = {
    deps: { db, clock: systemClock, officeSecret, files, publicUrl },
    log: createLog('silent'),
    health: createHealth(db, transport, systemClock, files),
    systemCheck: office.systemCheck,
    live: office.live,
    metrics: createMetrics(),
    trustedProxies: [],
    isHttps: true,
    isCheckingReplies: true,
  }
  return buildApp(options, extraRoutes)
}

test('a route without an endpoint record is refused', async () => {
  const app = await buildUnstarted()

  expect(() => app.get('/api/back-door', async () => 'come in')).toThrow(
    'route /api/back-door has no endpoint',
  )
})

test('two handlers cannot serve the same endpoint', async () => {
  const again = buildUnstarted((api) =>
    api.serve(healthCall, () => Promise.reject(new Error('never'))),
  )

  await expect(again).rejects.toThrow(/already declared/)
})

test('an endpoint record without a valid permission or refusal does not compile', () => {
  // @ts-expect-error The permission is missing.
  const missing = endpoint({ method: 'GET', path: '/api/open', ...described })
  // @ts-expect-error The permission does not exist.
  const wrong = endpoint({ method: 'GET', path: '/api/x', permission: 'everyone', ...described })
  const unknown = endpoint({
    method: 'GET',
    path: '/api/x',
    permission: 'anyone',
    ...described,
    // @ts-expect-error The refusal does not exist.
    refusals: ['no'],
  })

  expect([missing, wrong, unknown]).toHaveLength(3)
})

test('a reply with undeclared fields is not sent', async () => {
  const { status, body } = await office.visitor().call(leaky)

  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toContain('leaked')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { addJob } from '../../src/db/add-job.ts'
import { type Office, openOffice } from '../support/office.ts'
import { spawnApi, spawnWorker } from '../support/second-process.ts'
import { startSpanCollector } from '../support/span-collector.ts'

let office: Office
let collector: Awaited<ReturnType<typeof startSpanCollector>>
beforeAll(async () => {
  office = await openOffice()
  collector = await startSpanCollector()
})
afterAll(async () => {
  collector.stop()
  await office.close()
})

test('a call is a span with its route and status, and its queries are spans in it', async () => {
  const { user, password } = await office.signedIn('customer')
  const api = await spawnApi(office, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const body = JSON.stringify({ email: user.email, password })
  const headers = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${api.address}/api/users/auth`, { method: 'POST', headers, body })
  expect(signedIn.status).toBe(200)
  await fetch(`${api.address}/api/office?search=hanako`)
  expect(await api.stop()).toBe(0)

  const { spans } = collector
  const call = (name: string) => spans.filter((span) => span.name === name)
  expect(call('GET /api/office')).toMatchObject([
    {
      service: 'kakehashi-api',
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/office',
        'http.response.status_code': 200,
      },
    },
  ])
  const [signIn] = call('POST /api/users/auth')
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === signIn?.spanId)
  expect(queries.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['insert throttles', 'select users', 'begin', 'insert sessions']),
  )
  expect(new Set(queries.map(({ traceId }) => traceId))).toEqual(new Set([signIn?.traceId]))
  for (const secret of ['hanako', user.email, password, user._id, '$1']) {
    expect(collector.received()).not.toContain(secret)
  }
})

test('a job is a span with its queries, and a failed one says nothing but that it failed', async () => {
  const worker = await spawnWorker(office, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  await office.db.transaction().execute(async (trx) => {
    await addJob(trx, 'hurry-mail', {})
    await addJob(trx, 'draw-preview', { fileName: 'hanako.pdf' })
  })
  const named = (name: string) => collector.spans.find((span) => span.name === name)
  await expect.poll(() => named('job draw-preview'), { timeout: 20_000 }).toBeDefined()
  await worker.stop()

  const job = named('job hurry-mail')
  expect(job).toMatchObject({
    service: 'kakehashi-worker',
    attributes: { 'kakehashi.task': 'hurry-mail' },
  })
  expect(named('select graphile_worker.reschedule_jobs')?.parentSpanId).toBe(job?.spanId)
  expect(named('job draw-preview')?.status).toEqual({ code: 2 })
  expect(collector.received()).not.toContain('hanako')
})

test('a collector that is away neither slows a call nor keeps a process from stopping', async () => {
  const api = await spawnApi(office, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
  expect((await fetch(`${api.address}/api/office`)).status).toBe(200)
  const began = Date.now()

  expect(await api.stop()).toBe(0)
  expect(Date.now() - began).toBeLessThan(6_000)
})

import { once } from 'node:events'
import { Agent, type IncomingMessage, get, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '@kakehashi/local/ports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../support/office.ts'
import { readMetrics } from '../support/scraped.ts'
import { spawnApi, spawnWorker } from '../support/second-process.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const statusOf = async (url: string) => (await fetch(url)).status
const scrape = async (url: string) => readMetrics(await (await fetch(url)).text())

test('a process that stops is no longer ready, but answers until its proxy has noticed', async () => {
  const api = await spawnApi(office, { DRAIN_SECONDS: '2' })
  expect(await statusOf(`${api.address}/api/ready`)).toBe(200)

  const stopped = Date.now()
  const exit = api.stop()
  await expect.poll(() => statusOf(`${api.address}/api/ready`)).toBe(503)
  expect(await statusOf(`${api.address}/api/office`)).toBe(200)

  expect(await exit).toBe(0)
  expect(Date.now() - stopped).toBeGreaterThanOrEqual(2_000)
})

test('a process that stops gets rid of connections that a proxy keeps, without breaking one off', async () => {
  const api = await spawnApi(office, { DRAIN_SECONDS: '1' })
  const url = `${api.address}/api/office`
  const agent = new Agent({ keepAlive: true })
  const callOn = async (connections: Agent) => {
    const [reply] = (await once(get(url, { agent: connections }), 'response')) as [IncomingMessage]
    await once(reply.resume(), 'end')
    return { status: reply.statusCode, connection: reply.headers.connection }
  }
  const failure = () =>
    fetch(url).then(
      () => '',
      (error: unknown) => (error instanceof Error ? String(error.cause) : ''),
    )
  expect(await callOn(agent)).toEqual({ status: 200, connection: 'keep-alive' })

  const exit = api.stop()
  await expect.poll(() => statusOf(`${api.address}/api/ready`)).toBe(503)
  expect(await callOn(new Agent({ keepAlive: true }))).toEqual({ status: 200, connection: 'close' })

  // The proxy has noticed only now that the process stops.
  await expect.poll(failure, { timeout: 10_000, interval: 20 }).toContain('ECONNREFUSED')
  expect(await callOn(agent)).toEqual({ status: 200, connection: 'close' })
  expect(await exit).toBe(0)
})

test('a process that stops finishes calls that are under way', async () => {
  const api = await spawnApi(office, { DRAIN_SECONDS: '1' })
  const headers = { 'content-type': 'application/json' }
  const call = request(`${api.address}/api/users/auth`, { method: 'POST', headers })
  const replied = once(call, 'response') as Promise<[IncomingMessage]>
  call.write('{"email":"nobody@example.com",')
  await setTimeout(200)

  const exit = api.stop()

  // Longer than all waits of a stopping process.
  await setTimeout(6_000)
  call.end('"password":"wrong"}')
  const [reply] = await replied
  expect(reply.statusCode).toBe(401)
  expect(await exit).toBe(0)
})

test('a second signal ends the wait', async () => {
  const api = await spawnApi(office, { DRAIN_SECONDS: '60' })
  const exit = api.stop()
  await expect.poll(() => statusOf(`${api.address}/api/ready`)).toBe(503)

  void api.stop()

  expect(await exit).toBe(1)
})

test('two processes on one machine both serve, although only one has the port for metrics', async () => {
  const METRICS_PORT = String(await freePort())
  const first = await spawnApi(office, { METRICS_PORT })
  const second = await spawnApi(office, { METRICS_PORT })
  try {
    expect(await statusOf(`${first.address}/api/office`)).toBe(200)
    expect(await statusOf(`${second.address}/api/office`)).toBe(200)
    expect(await statusOf(`http://127.0.0.1:${METRICS_PORT}/metrics`)).toBe(200)
  } finally {
    await first.kill()
    await second.kill()
  }
})

test('an API and a worker each tell Prometheus about themselves and the office', async () => {
  const METRICS_PORT = String(await freePort())
  const api = await spawnApi(office, { METRICS_PORT })
  const worker = await spawnWorker(office)
  try {
    await statusOf(`${api.address}/api/office`)
    const ofApi = await scrape(`http://127.0.0.1:${METRICS_PORT}/metrics`)
    expect(ofApi).toMatchObject({ kakehashi_ready: 1, kakehashi_database_up: 1 })
    expect(ofApi).toMatchObject({ kakehashi_live_streams: 0, kakehashi_database_pool_size: 20 })
    const calls = 'http_call_seconds_count{method="GET",route="/api/office",status="200"}'
    expect(ofApi[calls]).toBe(1)
    expect(ofApi['kakehashi_database_query_seconds_count{query="select publications"}']).toBe(1)

    const isWorkerHeard = async () => {
      const read = await scrape(worker.metrics)
      return read['kakehashi_heartbeat_timestamp_seconds{part="worker"}']
    }
    // Figures are kept for five seconds.
    await expect.poll(isWorkerHeard, { timeout: 20_000 }).toBeGreaterThan(Date.now() / 1000 - 60)
    expect(await scrape(worker.metrics)).toMatchObject({ kakehashi_database_pool_size: 10 })
  } finally {
    await api.kill()
    expect(await worker.stop()).toBe(0)
  }
})

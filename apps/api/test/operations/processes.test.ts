import { once } from 'node:events'
import { Agent, type IncomingMessage, get, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '@kakehashi/local/ports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../support/office.ts'
import { spawnApi } from '../support/second-process.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const statusOf = async (url: string) => (await fetch(url)).status

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

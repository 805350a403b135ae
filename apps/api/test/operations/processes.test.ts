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

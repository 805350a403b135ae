import { createServer } from 'node:tls'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCertificate } from '@kakehashi/local/certificate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics } from '../../../src/operations/metrics/create-metrics.ts'
import { createOfficeReader } from '../../../src/operations/office-reader.ts'
import { watchOffice } from '../../../src/operations/metrics/watch-office.ts'
import { proxyTo } from '../../support/breakable-proxy.ts'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database.ts'
import { scraped } from '../../support/scraped.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const longest = 2_000

async function timed<Result>(work: Promise<Result>) {
  const began = Date.now()
  return { result: await work, milliseconds: Date.now() - began }
}

test.each(['refuses connections', 'no longer answers'])(
  'while the database %s, the other metrics still arrive within two seconds',
  async (how) => {
    const proxy = await proxyTo(database.url)
    const metrics = createMetrics()
    const settings = { PUBLIC_URL: 'http://office.example', FILES_FOLDER: tmpdir() }
    const reader = createOfficeReader({ ...settings, DATABASE_URL: proxy.url })
    watchOffice(metrics, reader)
    expect(await scraped(metrics)).toMatchObject({
      kakehashi_database_up: 1,
      kakehashi_mail_waiting: 0,
    })

    if (how === 'refuses connections') await proxy.disconnect()
    else proxy.stall()
    // Longer than figures are kept.
    await new Promise((resolve) => setTimeout(resolve, 5_100))
    const { result, milliseconds } = await timed(scraped(metrics))

    expect(milliseconds).toBeLessThan(longest)
    expect(result).toMatchObject({ kakehashi_database_up: 0 })
    expect(result).not.toHaveProperty('kakehashi_mail_waiting')
    expect(result['kakehashi_files_disk_size_bytes']).toBeGreaterThan(0)
    expect(result['process_resident_memory_bytes']).toBeGreaterThan(0)
    await reader.close()
    if (how !== 'refuses connections') await proxy.disconnect()
  },
)

test('when the certificate of the site ends is known soon after the first scrape', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kakehashi-certificate-'))
  const { cert, key } = await createCertificate(folder)
  const server = createServer({ cert, key }, (socket) => socket.on('error', () => {}))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const metrics = createMetrics()
  const reader = createOfficeReader({
    PUBLIC_URL: `https://localhost:${port}`,
    DATABASE_URL: database.url,
  })
  watchOffice(metrics, reader)
  const name = 'kakehashi_certificate_expiry_timestamp_seconds'
  try {
    const daysLeft = async () =>
      Math.round(((await scraped(metrics))[name] ?? 0) / 86_400 - Date.now() / 86_400_000)
    await expect.poll(daysLeft).toBe(90)
  } finally {
    await reader.close()
    server.close()
    await rm(folder, { recursive: true })
  }
})

test('a site that cannot be reached makes no scrape slow', async () => {
  const metrics = createMetrics()
  const reader = createOfficeReader({
    // No machine has this address.
    PUBLIC_URL: 'https://192.0.2.1',
    DATABASE_URL: database.url,
  })
  watchOffice(metrics, reader)
  const { milliseconds } = await timed(scraped(metrics))
  await reader.close()

  expect(milliseconds).toBeLessThan(longest)
})

import { readFile, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countFigures } from '../../src/figures/count.ts'
import { newFileKey } from '../../src/storage/vault.ts'
import { type Office, openOffice, type SignedInUser } from '../support/office.ts'
import { spawnApi, spawnWorker } from '../support/second-process.ts'
import { seedRequests } from '../support/seed-many-requests.ts'
import { seedService } from '../support/services.ts'
import { ask, listed } from './support.ts'

/** With 100000, about a minute. */
const count = Number(process.env['EXPORT_ROWS'] ?? 20_000)
/** The worker holds one page of rows; the rest is what Node has not collected yet. */
const mostMegabytes = { api: 50, worker: 150 }

let office: Office
let owner: SignedInUser
let processes: readonly Awaited<ReturnType<typeof spawnApi> | ReturnType<typeof spawnWorker>>[] = []
beforeAll(async () => {
  office = await openOffice()
  owner = await office.signedIn('owner')
  const customers = [await office.signedIn('customer'), await office.signedIn('customer')]
  const [first = owner, second = owner] = customers
  const userIds = [first.user._id, second.user._id] as const
  const serviceId = await seedService(office)
  // Otherwise the worker would count the figures of all requests meanwhile.
  await countFigures(office.db)
  const options = { count, atOnce: 10, serviceId, translatorId: owner.user._id }
  await seedRequests(office.adminDb, { ...options, userIds: [...userIds] })
  await sql`analyze`.execute(office.adminDb)
}, 300_000)
afterAll(async () => {
  for (const process of processes) await process.kill()
  await office.close()
})

async function megabytes(pid: number | undefined, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1000
}

/** The peak of a process during an action, above the level before it. */
async function growthDuring(pid: number | undefined, action: () => Promise<void>) {
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  const before = await megabytes(pid, 'VmRSS')
  await action()
  return (await megabytes(pid, 'VmHWM')) - before
}

test.runIf(process.platform === 'linux')(
  'a long export needs 50 MB more memory in the API at most, and 150 MB in the worker',
  { timeout: 600_000 },
  async () => {
    const env = { FILES_FOLDER: office.filesFolder, FILE_KEYS: await newFileKey('long') }
    const worker = await spawnWorker(office, env)
    processes = [worker]
    const api = await spawnApi(office, env)
    processes = [worker, api]
    const browser = owner.browser.at(api.address)
    const atApi = { ...owner, browser }
    const isReady = async () => (await listed(atApi))[0]?.state === 'ready'
    const written = async () => {
      await expect.poll(isReady, { timeout: 300_000, interval: 500 }).toBe(true)
    }
    const read = async (id: string) => {
      const reply = await browser.open(`/api/exports/${id}/file`)
      let bytes = 0
      for await (const chunk of reply.body ?? []) bytes += chunk.length
      return bytes
    }

    // A short one of each first, so that everything is loaded.
    for (const format of ['csv', 'xlsx'] as const) {
      const { body } = await ask(atApi, { format, to: '2020-01-02' })
      await written()
      expect(await read(body._id)).toBeGreaterThan(1_000)
    }
    for (const format of ['csv', 'xlsx'] as const) {
      let id = ''
      const started = performance.now()
      const inWorker = await growthDuring(worker.pid, async () => {
        id = (await ask(atApi, { format })).body._id
        await written()
      })
      const seconds = (performance.now() - started) / 1000
      const { rows, bytes = 0 } = (await listed(atApi))[0] ?? {}
      expect(rows).toBe(count)
      const inApi = await growthDuring(api.pid, async () => {
        expect(await read(id)).toBe(bytes)
      })
      process.stdout.write(
        `${format}, ${count} rows: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, worker +${inWorker.toFixed(0)} MB, API +${inApi.toFixed(0)} MB\n`,
      )
      expect(inWorker).toBeLessThan(mostMegabytes.worker)
      expect(inApi).toBeLessThan(mostMegabytes.api)
    }
  },
)

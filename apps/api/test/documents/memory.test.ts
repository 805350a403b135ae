import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import * as users from '@kakehashi/contract/accounts/users'
import { startClamd } from '@kakehashi/local/clamd'
import { freePort } from '@kakehashi/local/ports'
import { maxFileBytes } from '@kakehashi/domain/documents/files'
import { afterEach, expect, test } from 'vitest'
import { newHistoryKey } from '../../src/events/history-keys.ts'
import { newFileKey } from '../../src/storage/vault.ts'
import { Browser } from '../support/browser.ts'
import { temporaryStorage } from '../support/temporary-storage.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { startOptions } from '../support/second-process.ts'
import { sampleRegistration } from '../support/sample-registration.ts'
import { makePdf } from './support/make-pdf.ts'
import { sendDocument } from './support/office-with-storage.ts'

const megabyte = 1_000_000
const atOnce = 4

async function residentMegabytes(pid: number | undefined, name: 'VmRSS' | 'VmHWM') {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return (Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / megabyte
}

/** Starts the API as in production, in its own process. */
async function startOffice(nodeOptions: string[]) {
  const database = await freshDatabase()
  const clamd = await startClamd()
  const storage = await temporaryStorage()
  const port = await freePort()
  const office = spawn(process.execPath, [...nodeOptions, 'apps/api/src/main.ts'], {
    cwd: new URL('../../../../', import.meta.url),
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      PUBLIC_URL: 'https://localhost',
      OFFICE_SECRET: randomBytes(32).toString('base64'),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'office@kakehashi.example',
      FILES_FOLDER: storage.folder,
      FILE_KEYS: await newFileKey('test'),
      HISTORY_KEYS: newHistoryKey('test'),
      CLAMD_URL: clamd.url,
      UPLOAD_MB_PER_DAY_UNCONFIRMED: '1000',
      PORT: String(port),
      METRICS_PORT: '0',
      LOG_LEVEL: 'silent',
    },
  })
  const browser = new Browser(`http://127.0.0.1:${port}`)
  await expect
    .poll(() => browser.send('GET', '/api/ready').catch(() => undefined), { timeout: 30_000 })
    .toMatchObject({ status: 200 })
  await browser.call(users.register, { body: sampleRegistration() })
  return {
    browser,
    pid: office.pid,
    async close() {
      office.kill('SIGKILL')
      await once(office, 'exit')
      await clamd.stop()
      await storage.remove()
      await database.drop()
    },
  }
}

/** The peak memory during an action, above the level before it. */
async function growthDuring(pid: number | undefined, action: () => Promise<void>) {
  // Resets the peak.
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  const before = await residentMegabytes(pid, 'VmRSS')
  await action()
  return (await residentMegabytes(pid, 'VmHWM')) - before
}

let open: Awaited<ReturnType<typeof startOffice>> | undefined
afterEach(() => open?.close())

async function growths(nodeOptions: string[]): Promise<number[]> {
  const office = await startOffice(nodeOptions)
  open = office
  const largest = makePdf({ filling: maxFileBytes - 5000 })
  const send = async (bytes: Buffer) => {
    expect((await sendDocument(office.browser, bytes)).status).toBe(200)
  }
  for (let count = 0; count < 5; count += 1) await send(makePdf())
  const figures: number[] = []
  for (let time = 0; time < 3; time += 1) {
    figures.push(await growthDuring(office.pid, () => send(largest)))
  }
  const together = async () => {
    await Promise.all(Array.from({ length: atOnce }, () => send(largest)))
  }
  // The smaller of two, because on a busy machine garbage collection may be late.
  const both = [await growthDuring(office.pid, together), await growthDuring(office.pid, together)]
  figures.push(Math.min(...both))
  await office.close()
  open = undefined
  return figures
}

function format(figures: number[]): string {
  return figures.map((one) => one.toFixed(1)).join(', ')
}

const timeout = 120_000
const isLinux = process.platform === 'linux'

test.runIf(isLinux)('an upload of 25 MB needs less than 30 MB of memory', { timeout }, async () => {
  const figures = await growths(await startOptions())
  process.stdout.write(`25 MB three times, then ${atOnce} at once: ${format(figures)} MB\n`)

  // The median, because on a busy machine garbage collection may be late.
  const [, middle] = figures.slice(0, 3).toSorted((one, other) => one - other)
  expect(middle).toBeLessThan(30)
  // Together they are 100 MB, so this fails if they are held in memory.
  expect(figures.at(-1)).toBeLessThan(2 * 25)
})

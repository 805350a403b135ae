import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LocalClamd, startClamd } from '@kakehashi/local/clamd'
import { freePort } from '@kakehashi/local/ports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seal } from '../../src/accounts/sessions/tokens.ts'
import { readConfig } from '../../src/config.ts'
import { connect } from '../../src/db/connection.ts'
import { holderOf } from '../../src/documents/key-holder.ts'
import { createHistoryKeys, newHistoryKey } from '../../src/events/history-keys.ts'
import { sealEvents } from '../../src/events/seal.ts'
import { createOfficeSecret } from '../../src/office-secret.ts'
import { examine } from '../../src/operations/doctor/doctor.ts'
import { report } from '../../src/operations/doctor/finding.ts'
import { createVault, newFileKey } from '../../src/storage/vault.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'
import { type Office, openOffice } from '../support/office.ts'
import { seedRequest } from '../support/seed-request.ts'

let office: Office
let clamd: LocalClamd
let folder: string
let healthy: NodeJS.ProcessEnv
let another: FreshDatabase

beforeAll(async () => {
  office = await openOffice()
  another = await freshDatabase('template0')
  clamd = await startClamd()
  folder = await mkdtemp(join(tmpdir(), 'kakehashi-doctor-'))
  await writeFile(join(folder, 'site.json'), '{}')
  healthy = {
    NODE_ENV: 'test',
    DATABASE_URL: office.database.url,
    PUBLIC_URL: office.address,
    SMTP_URL: office.mailbox.smtpUrl,
    MAIL_FROM: 'office@kakehashi.example',
    OFFICE_SECRET: randomBytes(32).toString('base64'),
    FILE_KEYS: await newFileKey('current'),
    HISTORY_KEYS: newHistoryKey('current'),
    FILES_FOLDER: folder,
    SITE_FOLDER: folder,
    CLAMD_URL: clamd.url,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_POOL: '10',
  }
  await leaveTraces()
})
afterAll(async () => {
  await office.close()
  await another.drop()
  await clamd.stop()
  await rm(folder, { recursive: true })
})

/** A file, a second factor and events, each sealed with the keys of `healthy`. */
async function leaveTraces(): Promise<void> {
  const config = readConfig(healthy)
  const { user } = await office.signedIn('customer')
  const requestId = await seedRequest(office, user._id)
  const id = randomUUID()
  const key = await createVault(config.FILE_KEYS).newKey(holderOf('files', id))
  const now = new Date()
  await office.adminDb
    .insertInto('files')
    .values({
      id,
      request_id: requestId,
      uploader_id: user._id,
      role: 'document',
      name: 'passport.pdf',
      media_type: 'application/pdf',
      size: 1,
      sha256: randomBytes(32),
      object_key: `2026-01-01/${id}`,
      status: 'clean',
      created_at: now,
      key_id: key.key_id,
      wrapped_key: key.wrapped_key,
    })
    .execute()
  const sealed = seal(createOfficeSecret(config.OFFICE_SECRET), 'JBSWY3DPEHPK3PXP')
  await office.adminDb
    .updateTable('users')
    .set({ totp_secret: sealed })
    .where('id', '=', user._id)
    .execute()
  await sealEvents(office.adminDb, createHistoryKeys(config.HISTORY_KEYS))
}

async function examined(change: NodeJS.ProcessEnv = {}, recipient?: string) {
  const config = readConfig({ ...healthy, ...change })
  const db = connect(config.DATABASE_URL, 2, { connectTimeoutMs: 2_000 })
  try {
    return await examine(config, db, recipient)
  } finally {
    await db.destroy()
  }
}

/** The database of the tests is not durable, clamd has no dated signatures, and no worker runs. */
const always = new Set(['durability', 'virus signatures', 'worker', 'disk'])

async function faults(change: NodeJS.ProcessEnv = {}) {
  const findings = await examined(change)
  return findings
    .filter(({ part, level }) => level !== 'ok' && !always.has(part))
    .map(({ part, text, advice }) => ({ part, text, advice }))
}

test('an office in order has no problem, and the test message arrives', async () => {
  expect(await faults()).toEqual([])

  const findings = await examined({}, 'operator@example.com')
  expect(await office.mailsTo('operator@example.com')).toHaveLength(1)
  expect(report(findings)).toMatch(/ok +mail: the relay accepted a test message/)
  expect(report(findings)).toMatch(/\d+ checks, 1 problems, \d+ warnings$/)
})

const nowhere = async () => `127.0.0.1:${await freePort()}`
const withPassword = (url: string, password: string) => {
  const changed = new URL(url)
  changed.password = password
  return changed.href
}

interface Mistake {
  readonly name: string
  readonly change: () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>
  readonly part: string
  readonly text: RegExp
}

const mistakes: Mistake[] = [
  {
    name: 'a wrong password of the database',
    change: () => ({ DATABASE_URL: withPassword(office.database.url, 'wrong') }),
    part: 'database',
    text: /password authentication failed/,
  },
  {
    name: 'the database of another office as LIVE_DATABASE_URL',
    change: () => ({ LIVE_DATABASE_URL: another.url }),
    part: 'notifications',
    text: /do not arrive/,
  },
  {
    name: 'a database without the newest migrations',
    change: () => ({ DATABASE_URL: another.ownerUrl }),
    part: 'migrations',
    text: /pending, the first is 0001/,
  },
  {
    name: 'the owner of the tables as the application',
    change: () => ({ DATABASE_URL: office.database.ownerUrl }),
    part: 'rights',
    text: /owns the tables/,
  },
  {
    name: 'more connections than the database allows',
    change: () => ({ DATABASE_POOL: '200' }),
    part: 'connections',
    text: /need 224 of \d+ connections, so two of each do not fit/,
  },
  {
    name: 'a relay that does not run',
    change: async () => ({ SMTP_URL: `smtp://${await nowhere()}` }),
    part: 'mail',
    text: /ECONNREFUSED/,
  },
  {
    name: 'a file instead of a folder for files',
    change: () => ({ FILES_FOLDER: join(folder, 'site.json') }),
    part: 'files',
    text: /ENOTDIR|does not respond/,
  },
  {
    name: 'a key that does not open the files',
    change: async () => ({ FILE_KEYS: await newFileKey('current') }),
    part: 'FILE_KEYS',
    text: /newest file cannot be opened/,
  },
  {
    name: 'a new secret without the one before',
    change: () => ({ OFFICE_SECRET: randomBytes(32).toString('base64') }),
    part: 'OFFICE_SECRET',
    text: /does not open/,
  },
  {
    name: 'another key of the history under the same name',
    change: () => ({ HISTORY_KEYS: newHistoryKey('current') }),
    part: 'HISTORY_KEYS',
    text: /not the one that sealed/,
  },
  {
    name: 'a virus scanner that does not run',
    change: async () => ({ CLAMD_URL: `tcp://${await nowhere()}` }),
    part: 'virus scanner',
    text: /does not answer/,
  },
  {
    name: 'no trusted proxy',
    change: () => ({ TRUSTED_PROXIES: '' }),
    part: 'proxy',
    text: /all visitors count as one/,
  },
  {
    name: 'an address that nobody answers',
    change: async () => ({ PUBLIC_URL: `http://${await nowhere()}` }),
    part: 'public address',
    text: /cannot be reached: fetch failed: connect ECONNREFUSED/,
  },
  {
    name: 'a proxy without TLS',
    change: () => ({ PUBLIC_URL: office.address.replace('http:', 'https:') }),
    part: 'certificate',
    text: /^no TLS: [a-z ]+$/,
  },
  {
    name: 'no built website',
    change: () => ({ SITE_FOLDER: tmpdir() }),
    part: 'website',
    text: /no built site/,
  },
]

test.each(mistakes)('finds $name', async ({ change, part, text }) => {
  const found = await faults(await change())

  expect(found.find((each) => each.part === part)).toEqual({
    part,
    text: expect.stringMatching(text),
    advice: expect.stringMatching(/\w{3}.*\.$/),
  })
})

test('what is wrong with the database is not said again of the address', async () => {
  const found = await faults({ DATABASE_URL: withPassword(office.database.url, 'wrong') })

  expect(found.map(({ part }) => part)).toEqual(['database'])
})

test('an address of another program is found', async () => {
  const server = createServer((_, response) => void response.end('{}'))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  const found = await faults({ PUBLIC_URL: `http://127.0.0.1:${port}` })
  server.close()

  expect(found.map((each) => each.text)).toEqual([
    `http://127.0.0.1:${port} is answered by another office or another program`,
  ])
})

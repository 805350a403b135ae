import { afterEach, beforeEach, expect, test } from 'vitest'
import { enqueueNotice } from '../../src/outbox/enqueue-notices.ts'
import type { Database } from '../../src/db/connection.ts'
import { discardHeldMail, listWaitingMail, sendHeldMail } from '../../src/recovery/held-mail.ts'
import { findRequest } from '../../src/requests/queries.ts'
import { createLog } from '../../src/log.ts'
import type { SignedInUser } from '../support/office.ts'
import { runJobs } from '../support/run-jobs.ts'
import { seedRequest } from '../support/seed-request.ts'
import { type OfficeWithBackup, openOfficeWithBackup } from './support/office-with-backup.ts'

let office: OfficeWithBackup
let customer: SignedInUser
let requestId: string
beforeEach(async () => {
  office = await openOfficeWithBackup()
  customer = await office.signedIn('customer')
  requestId = await seedRequest(office, customer.user._id)
  await office.runJobs()
})
afterEach(() => office.close())

/** In the database of the office, or in the restored one. */
async function announce(kind: 'quote-ready' | 'translation-ready', db: Database = office.db) {
  await db.transaction().execute(async (trx) => {
    const row = await findRequest(trx, requestId)
    if (!row) throw new Error('the request is missing')
    await enqueueNotice(trx, row, kind, office.clock.now())
  })
}

/** The worker of the restored office. */
function runRestoredJobs() {
  const { transport, clock, files, officeSecret, historyKeys, publicUrl, systemCheck } = office
  const deps = { transport, clock, files, officeSecret, historyKeys, publicUrl, systemCheck }
  return runJobs(office.restoredUrl(), {
    ...deps,
    db: office.restored(),
    log: createLog('silent'),
  })
}

const countMails = async () => (await office.mailsTo(customer.user.email)).length
const send = () =>
  sendHeldMail({
    db: office.restored(),
    store: office.files.store,
    keys: office.historyKeys,
    now: office.clock.now(),
  })

test('a mail that waited at the backup and was sent since is not sent again', async () => {
  await announce('quote-ready')
  await office.backUp()
  await office.runJobs()
  await office.writeJournal()
  const before = await countMails()

  await office.recoverCopy()
  await send()
  await runRestoredJobs()

  expect(await countMails()).toBe(before)
})

test('a mail that the restored office makes anew is not sent if its like was sent before', async () => {
  await office.backUp()
  await announce('quote-ready')
  await office.runJobs()
  await office.writeJournal()
  const before = await countMails()

  await office.recoverCopy()
  await announce('quote-ready', office.restored())
  await announce('translation-ready', office.restored())
  expect(await send()).toBe(1)
  await runRestoredJobs()

  expect(await countMails()).toBe(before + 1)
})

test('no mail leaves until the operator decides, and then those that nobody has got do', async () => {
  await announce('quote-ready')
  await office.backUp()
  await office.recoverCopy()
  const before = await countMails()

  await runRestoredJobs()
  expect(await countMails()).toBe(before)
  expect(await listWaitingMail(office.restored())).toMatchObject([
    { kind: 'quote-ready', count: 1 },
  ])

  await send()
  await runRestoredJobs()
  expect(await countMails()).toBe(before + 1)
})

test('the operator can also discard what waits', async () => {
  await announce('quote-ready')
  await office.backUp()
  await office.recoverCopy()
  const before = await countMails()

  expect(await discardHeldMail(office.restored())).toBe(1)
  await runRestoredJobs()
  expect(await countMails()).toBe(before)
  expect(await listWaitingMail(office.restored())).toEqual([])
})

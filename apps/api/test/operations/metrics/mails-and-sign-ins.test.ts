import * as session from '@kakehashi/contract/accounts/sessions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addJob } from '../../../src/db/add-job.ts'
import { startWorker } from '../../../src/jobs/worker.ts'
import { createLog } from '../../../src/log.ts'
import { limits } from '../../../src/throttle.ts'
import { type Office, openOffice } from '../../support/office.ts'
import { scraped } from '../../support/scraped.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const mail = {
  to: 'customer@example.com',
  subject: 'a',
  html: 'a',
  text: 'a',
  messageId: '<a@example.com>',
  language: 'en',
  sender: 'a',
} as const

test('mails are counted by the answer of the relay', async () => {
  const { mailbox, transport, metrics } = office
  await transport.send(mail)
  mailbox.answerNext(451, 'try again later', 2)
  await expect(transport.send(mail)).rejects.toThrow('try again later')
  await expect(transport.send(mail)).rejects.toThrow('try again later')
  mailbox.answerNext(550, 'no such user')
  await expect(transport.send(mail)).rejects.toThrow('no such user')

  expect(await scraped(metrics)).toMatchObject({
    'kakehashi_mail_sent_total{outcome="accepted"}': 1,
    'kakehashi_mail_sent_total{outcome="deferred"}': 2,
    'kakehashi_mail_sent_total{outcome="refused"}': 1,
  })
})

test('failed sign-ins and lock-outs are counted, and nothing says whose', async () => {
  const { user } = await office.signedIn('customer')
  const { metrics } = office
  const visitor = office.visitor()
  const body = { email: user.email, password: 'a wrong password' }
  for (let tries = 0; tries < limits.accountBurst.most + 3; tries += 1) {
    await visitor.call(session.signIn, { body })
  }
  const read = await scraped(metrics)

  expect(read).toMatchObject({
    'kakehashi_failed_sign_ins_total{reason="password"}': limits.accountBurst.most,
    'kakehashi_failed_sign_ins_total{reason="locked"}': 3,
    'kakehashi_failed_sign_ins_total{reason="passkey"}': 0,
  })
  expect(await metrics.scrape()).not.toContain(user.email)
})

test('a worker counts its jobs by task and outcome', async () => {
  const { database, metrics, db } = office
  const worker = await startWorker({
    ...office,
    log: createLog('silent'),
    databaseUrl: database.url,
    watch: metrics.jobs,
  })
  try {
    await db.transaction().execute(async (trx) => {
      await addJob(trx, 'remove-object', { key: 'objects/nothing' })
      await addJob(trx, 'draw-preview', { notWhatItNeeds: true })
    })
    const counts = async () => {
      const read = await scraped(metrics)
      const count = (task: string, outcome: string) =>
        read[`kakehashi_job_seconds_count{task="${task}",outcome="${outcome}"}`]
      return [count('remove-object', 'done'), count('draw-preview', 'failed')]
    }
    await expect.poll(counts, { timeout: 10_000 }).toEqual([1, 1])
  } finally {
    await worker.stop()
  }
})

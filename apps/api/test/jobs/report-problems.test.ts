import type { Finding } from '@kakehashi/domain/system/system-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { reportProblems } from '../../src/jobs/report-problems.ts'
import { type Office, openOffice } from '../support/office.ts'

let office: Office
let address: string
beforeEach(async () => {
  office = await openOffice()
  const owner = await office.signedIn('owner')
  address = owner.user.email
  await office.runJobs()
})
afterEach(() => office.close())

const backupFailed: Finding = { part: 'backup', code: 'backup-failed', at: '2026-11-15T18:00:00Z' }
const backupMade: Finding = { part: 'backup', code: 'backup-made', at: '2026-11-16T18:00:00Z' }
const scannerAway: Finding = { part: 'scans', code: 'scanner-unreachable', count: 0 }
const scansDone: Finding = { part: 'scans', code: 'scans-done', count: 0 }

/** Subjects of the mails that the owner has got about the system, oldest first. */
async function reports(): Promise<string[]> {
  await office.runJobs()
  const mails = await office.mailsTo(address)
  const subjects = mails.map(({ subject }) => subject).toReversed()
  return subjects.filter((subject) => subject.startsWith('Your system'))
}

async function check(minutesLater: number, ...findings: Finding[]) {
  office.clock.advance(minutesLater * duration.minute)
  await reportProblems(office.db, findings, office.clock.now())
}

test('owners are mailed about a problem once it has lasted ten minutes, and when it is solved', async () => {
  await check(0, backupFailed)
  await check(9, backupFailed)
  expect(await reports()).toEqual([])

  await check(1, backupFailed)
  await check(1, backupFailed)
  expect(await reports()).toEqual(['Your system needs attention: Backup'])

  await check(30, backupMade)
  await check(1, backupMade)
  expect(await reports()).toEqual([
    'Your system needs attention: Backup',
    'Your system is all right again: Backup',
  ])
})

test('the mail says what it means, what to do, and where to look', async () => {
  await check(0, backupFailed)
  await check(10, backupFailed)
  await office.runJobs()
  const mails = await office.mailsTo(address)
  const mail = mails.find(({ subject }) => subject.includes('Backup'))

  expect(mail?.text).toContain('The backup failed on 16 Nov 2026 at 3:00.')
  expect(mail?.text).toContain('Tell the person who looks after your server today.')
  expect(mail?.text).toContain(`${office.publicUrl}/owner/system`)
})

test('a short problem is not reported', async () => {
  await check(0, scannerAway)
  await check(5, scansDone)
  await check(60, scansDone)
  expect(await reports()).toEqual([])
})

test('a problem that lasts is reported again after a day', async () => {
  await check(0, scannerAway)
  await check(10, scannerAway)
  await check(23 * 60, scannerAway)
  expect(await reports()).toHaveLength(1)
  await check(60, scannerAway)
  expect(await reports()).toHaveLength(2)
})

test('a problem that comes and goes is reported at most once an hour', async () => {
  await check(0, scannerAway)
  await check(10, scannerAway)
  expect(await reports()).toHaveLength(1)
  await check(1, scansDone)
  await check(1, scannerAway)
  await check(10, scannerAway)
  expect(await reports()).toEqual([
    'Your system needs attention: Virus checks',
    'Your system is all right again: Virus checks',
  ])
  await check(60, scannerAway)
  expect(await reports()).toHaveLength(3)
})

test('several problems are in one mail, and a solved one is named beside those that last', async () => {
  await check(0, backupFailed, scannerAway)
  await check(10, backupFailed, scannerAway)
  expect(await reports()).toEqual(['Your system needs attention: Backup, Virus checks'])

  await check(5, backupFailed, scansDone)
  await office.runJobs()
  const [last] = await office.mailsTo(address)
  expect(last?.subject).toBe('Your system needs attention: Backup')
  expect(last?.text).toMatch(/All right again\s+Virus checks/)
})

test('while mail does not leave, a newer report replaces the one that waits', async () => {
  await check(0, backupFailed)
  await check(10, backupFailed)
  await check(20, backupMade)
  expect(await reports()).toEqual(['Your system is all right again: Backup'])
})

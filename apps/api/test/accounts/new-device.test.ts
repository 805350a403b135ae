import * as session from '@kakehashi/contract/accounts/sessions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const subjects = {
  en: 'A new login to your account',
  ja: '新しい端末からのログインがありました',
}

function signIn({ user, password }: SignedInUser, browser = office.visitor()) {
  return browser.call(session.signIn, { body: { email: user.email, password } })
}

async function mailsAbout({ user }: SignedInUser, language: 'en' | 'ja' = 'en') {
  await office.runJobs()
  return (await office.mailsTo(user.email)).filter(({ subject }) => subject === subjects[language])
}

async function countEvents({ user }: SignedInUser): Promise<number> {
  const rows = await office.db
    .selectFrom('events')
    .select('id')
    .where('kind', '=', 'session.new-device')
    .where('subject_id', '=', user._id)
    .execute()
  return rows.length
}

test('nobody is mailed about registering, or about the same browser again', async () => {
  const person = await office.register()
  await signIn(person, person.browser)
  expect(await mailsAbout(person)).toEqual([])
  expect(await countEvents(person)).toBe(0)
})

test('a login in a new browser is mailed once: when, with what, from where, and what to do', async () => {
  const person = await office.register()
  const other = office.visitor({ 'user-agent': windows, 'x-forwarded-for': '203.0.113.77' })
  await signIn(person, other)
  await signIn(person, other)
  const [mail, ...more] = await mailsAbout(person)

  expect(more).toEqual([])
  expect(mail?.text).toContain('Browser: Chrome on Windows')
  expect(mail?.text).toContain('Network: 203.0.113.0/24')
  expect(mail?.text).not.toContain('203.0.113.77')
  expect(mail?.text).toContain('http://localhost:4000/profile/security')
  expect(mail?.text).toMatch(/When: .*\d{4}/)
  expect(await countEvents(person)).toBe(1)
})

test('the mail is in the language of the person', async () => {
  const person = await office.register({}, office.visitor({ 'accept-language': 'ja' }))
  await signIn(person, office.visitor({ 'user-agent': windows }))
  const [mail] = await mailsAbout(person, 'ja')
  expect(mail?.text).toContain('ブラウザ：WindowsのChrome')
})

test('a browser that another person uses is new for this one', async () => {
  const person = await office.register()
  const spouse = await office.register()
  await signIn(person, spouse.browser)
  expect(await mailsAbout(person)).toHaveLength(1)
})

test('a wrong password in a new browser is not mailed', async () => {
  const person = await office.register()
  await signIn({ ...person, password: 'not the password' })
  expect(await mailsAbout(person)).toEqual([])
})

test('a browser that forgets its cookies does not fill the mailbox; each login is recorded', async () => {
  const person = await office.register()
  for (let login = 0; login < 7; login += 1) await signIn(person)
  expect(await mailsAbout(person)).toHaveLength(5)
  expect(await countEvents(person)).toBe(7)

  office.clock.advance(25 * duration.hour)
  await signIn(person)
  expect(await mailsAbout(person)).toHaveLength(6)
})

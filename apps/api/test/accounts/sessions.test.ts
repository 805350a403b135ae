import * as session from '@kakehashi/contract/session'
import * as users from '@kakehashi/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { deleteExpired } from '../../src/jobs/delete-expired.ts'
import type { Browser } from '../support/browser.ts'
import { LiveListener } from '../support/live-listener.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.call(users.ownProfile)).status === 200
}

const kinds = [
  { who: 'customer', idle: 14 * duration.day, absolute: 30 * duration.day },
  { who: 'translator', idle: 4 * duration.hour, absolute: 12 * duration.hour },
  { who: 'contractor', idle: 4 * duration.hour, absolute: 12 * duration.hour },
  { who: 'admin', idle: 4 * duration.hour, absolute: 12 * duration.hour },
  { who: 'owner', idle: 4 * duration.hour, absolute: 12 * duration.hour },
] as const

test.each(kinds)('a $who who does nothing is signed out after the idle time', async (kind) => {
  const busy = await office.signedIn(kind.who)
  const idle = await office.signIn(busy.user.email, busy.password)
  office.clock.letPass(kind.idle - duration.minute)
  expect(await isSignedIn(busy.browser)).toBe(true)
  office.clock.letPass(2 * duration.minute)

  expect(await isSignedIn(busy.browser)).toBe(true)
  expect(await isSignedIn(idle.browser)).toBe(false)
})

test('a screen that nobody sits at reads on by itself, and is signed out all the same', async () => {
  const { browser } = await office.signedIn('admin')
  const reads = () => browser.call(users.ownProfile, { headers: { [session.unattended]: '1' } })
  for (let hour = 0; hour < 3; hour += 1) {
    office.clock.letPass(duration.hour)
    expect((await reads()).status).toBe(200)
    const stream = await LiveListener.open(browser)
    stream.close()
  }
  office.clock.letPass(duration.hour + duration.minute)

  expect((await reads()).status).toBe(401)
})

test.each(kinds)('a $who who is always busy is signed out at the absolute end', async (kind) => {
  const { browser } = await office.signedIn(kind.who)
  const step = (kind.absolute - duration.minute) / 5
  for (let part = 0; part < 5; part += 1) {
    office.clock.letPass(step)
    expect(await isSignedIn(browser)).toBe(true)
  }
  office.clock.letPass(2 * duration.minute)

  expect(await isSignedIn(browser)).toBe(false)
  const now = office.clock.now()
  await deleteExpired(office.db, now)
  const ended = office.db.selectFrom('sessions').select('id').where('ends_at', '<=', now)
  expect(await ended.execute()).toEqual([])
})

test('one sees where one is signed in, the newest use first, and which one is this', async () => {
  const phone = office.visitor({ 'user-agent': 'A phone' })
  const desk = office.visitor({ 'user-agent': 'A desk' })
  const { user, password } = await office.register({}, phone)
  office.clock.letPass(duration.hour)
  await office.signIn(user.email, password, desk)
  const { body } = await desk.call(session.listSessions)

  expect(body).toMatchObject([
    { userAgent: 'A desk', isCurrent: true },
    { userAgent: 'A phone', isCurrent: false },
  ])
  expect(body.some((one) => JSON.stringify(one).includes('token'))).toBe(false)
  office.clock.letPass(2 * duration.minute)
  const seen = (await phone.call(session.listSessions)).body
  expect(seen[0]).toMatchObject({ userAgent: 'A phone', isCurrent: true })
})

test('one ends a single session elsewhere and stays signed in here', async () => {
  const here = await office.signedIn('customer')
  const elsewhere = await office.signIn(here.user.email, here.password)
  const { body } = await here.browser.call(session.listSessions)
  const id = body.find((one) => !one.isCurrent)?._id ?? ''
  const ended = await here.browser.call(session.endSession, { params: { id } })

  expect(ended.status).toBe(200)
  expect(await isSignedIn(elsewhere.browser)).toBe(false)
  expect(await isSignedIn(here.browser)).toBe(true)
  expect((await here.browser.call(session.endSession, { params: { id } })).status).toBe(404)
})

test("somebody else's session is not found, and goes on", async () => {
  const stranger = await office.signedIn('customer')
  const admin = await office.signedIn('admin')
  const { body } = await stranger.browser.call(session.listSessions)
  const params = { id: body[0]?._id ?? '' }

  expect((await admin.browser.call(session.endSession, { params })).status).toBe(404)
  expect(await isSignedIn(stranger.browser)).toBe(true)
})

test('signing out everywhere ends every session of this person, and nobody else', async () => {
  const stranger = await office.signedIn('customer')
  const here = await office.signedIn('customer')
  const elsewhere = await office.signIn(here.user.email, here.password)
  const { status, headers } = await here.browser.call(session.signOutEverywhere)

  expect(status).toBe(200)
  expect(headers.getSetCookie().join()).toMatch(/^__Host-kakehashi=;/)
  expect(await isSignedIn(elsewhere.browser)).toBe(false)
  expect(await isSignedIn(stranger.browser)).toBe(true)
})

const words = { en: 'Please sign in to continue.', ja: '続けるにはログインしてください。' }

test.each([
  [{}, words.en],
  [{ 'accept-language': 'ja' }, words.ja],
  [{ 'accept-language': 'fr, ja;q=0.8, en;q=0.9' }, words.en],
  [{ 'accept-language': 'en;q=0.1, ja-JP;q=0.2' }, words.ja],
  [{ 'accept-language': 'fr' }, words.en],
  [{ 'accept-language': 'ja', cookie: 'language=en' }, words.en],
  [{ 'accept-language': 'en', cookie: 'language=ja' }, words.ja],
  [{ 'accept-language': 'ja', cookie: 'language=fr' }, words.ja],
])('a visitor with %o reads: %s', async (headers, message) => {
  const answer = await office.visitor().send('GET', '/api/users/profile', undefined, headers)

  expect(answer.body).toMatchObject({ message })
})

test("the account's language goes before cookie and browser", async () => {
  const { browser } = await office.register({}, office.visitor({ 'accept-language': 'ja' }))
  browser.cookies.set('language', 'en')
  const answer = await browser.send('GET', '/api/users', undefined, { 'accept-language': 'en' })

  expect(answer.body).toMatchObject({ message: 'この操作を行う権限がありません。' })
  expect(answer.headers.get('content-language')).toBe('ja')
})

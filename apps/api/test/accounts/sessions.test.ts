import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
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

const roles = [
  { role: 'customer', idle: 14 * duration.day, absolute: 30 * duration.day },
  { role: 'translator', idle: 4 * duration.hour, absolute: 12 * duration.hour },
  { role: 'contractor', idle: 4 * duration.hour, absolute: 12 * duration.hour },
  { role: 'admin', idle: 4 * duration.hour, absolute: 12 * duration.hour },
  { role: 'owner', idle: 4 * duration.hour, absolute: 12 * duration.hour },
] as const

test.each(roles)(
  'an idle $role is signed out after the idle time',
  async ({ role, idle: idleTime }) => {
    const active = await office.signedIn(role)
    const idle = await office.signIn(active.user.email, active.password)
    office.clock.advance(idleTime - duration.minute)
    expect(await isSignedIn(active.browser)).toBe(true)
    office.clock.advance(2 * duration.minute)

    expect(await isSignedIn(active.browser)).toBe(true)
    expect(await isSignedIn(idle.browser)).toBe(false)
  },
)

test('background calls of an unattended screen do not keep it signed in', async () => {
  const { browser } = await office.signedIn('admin')
  const callInBackground = () =>
    browser.call(users.ownProfile, { headers: { [session.unattended]: '1' } })
  for (let hour = 0; hour < 3; hour += 1) {
    office.clock.advance(duration.hour)
    expect((await callInBackground()).status).toBe(200)
    const stream = await LiveListener.open(browser)
    stream.close()
  }
  office.clock.advance(duration.hour + duration.minute)

  expect((await callInBackground()).status).toBe(401)
})

test.each(roles)(
  'an active $role is signed out at the absolute end of the session',
  async ({ role, absolute }) => {
    const { browser } = await office.signedIn(role)
    const step = (absolute - duration.minute) / 5
    for (let part = 0; part < 5; part += 1) {
      office.clock.advance(step)
      expect(await isSignedIn(browser)).toBe(true)
    }
    office.clock.advance(2 * duration.minute)

    expect(await isSignedIn(browser)).toBe(false)
    const now = office.clock.now()
    await deleteExpired(office.db, now)
    const ended = office.db.selectFrom('sessions').select('id').where('ends_at', '<=', now)
    expect(await ended.execute()).toEqual([])
  },
)

test('a user can list their sessions, the last used first, with the current one marked', async () => {
  const phone = office.visitor({ 'user-agent': 'A phone' })
  const desk = office.visitor({ 'user-agent': 'A desk' })
  const { user, password } = await office.register({}, phone)
  office.clock.advance(duration.hour)
  await office.signIn(user.email, password, desk)
  const { body } = await desk.call(session.listSessions)

  expect(body).toMatchObject([
    { userAgent: 'A desk', isCurrent: true },
    { userAgent: 'A phone', isCurrent: false },
  ])
  expect(body.some((one) => JSON.stringify(one).includes('token'))).toBe(false)
  office.clock.advance(2 * duration.minute)
  const seen = (await phone.call(session.listSessions)).body
  expect(seen[0]).toMatchObject({ userAgent: 'A phone', isCurrent: true })
})

test('a user can end another session and stays signed in', async () => {
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

test("another user's session is not found and does not end", async () => {
  const stranger = await office.signedIn('customer')
  const admin = await office.signedIn('admin')
  const { body } = await stranger.browser.call(session.listSessions)
  const params = { id: body[0]?._id ?? '' }

  expect((await admin.browser.call(session.endSession, { params })).status).toBe(404)
  expect(await isSignedIn(stranger.browser)).toBe(true)
})

test('signing out everywhere ends every session of this user only', async () => {
  const stranger = await office.signedIn('customer')
  const here = await office.signedIn('customer')
  const elsewhere = await office.signIn(here.user.email, here.password)
  const { status, headers } = await here.browser.call(session.signOutEverywhere)
  expect(headers.get('clear-site-data')).toBe('"cache", "storage"')

  expect(status).toBe(200)
  expect(headers.getSetCookie().join()).toMatch(/^__Host-kakehashi=;/)
  expect(await isSignedIn(elsewhere.browser)).toBe(false)
  expect(await isSignedIn(stranger.browser)).toBe(true)
})

const messages = { en: 'Sign in to continue.', ja: '続けるにはログインしてください。' }

test.each([
  [{}, messages.en],
  [{ 'accept-language': 'ja' }, messages.ja],
  [{ 'accept-language': 'fr, ja;q=0.8, en;q=0.9' }, messages.en],
  [{ 'accept-language': 'en;q=0.1, ja-JP;q=0.2' }, messages.ja],
  [{ 'accept-language': 'fr' }, messages.en],
  [{ 'accept-language': 'ja', cookie: 'language=en' }, messages.en],
  [{ 'accept-language': 'en', cookie: 'language=ja' }, messages.ja],
  [{ 'accept-language': 'ja', cookie: 'language=fr' }, messages.ja],
])('a visitor with %o gets: %s', async (headers, message) => {
  const reply = await office.visitor().send('GET', '/api/users/profile', undefined, headers)

  expect(reply.body).toMatchObject({ message })
})

test('the language of the account takes precedence over cookie and browser', async () => {
  const { browser } = await office.register({}, office.visitor({ 'accept-language': 'ja' }))
  browser.cookies.set('language', 'en')
  const reply = await browser.send('GET', '/api/users', undefined, { 'accept-language': 'en' })

  expect(reply.body).toMatchObject({ message: 'この操作を行う権限がありません。' })
  expect(reply.headers.get('content-language')).toBe('ja')
})

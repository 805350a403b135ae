import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import type { Browser } from '../support/browser.ts'
import { tokenIn } from '../support/mails.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const wrong = 'not the password'
const guesses = process.env['FULL'] ? 10_000 : 1_000
const perRound = 25

function signIn(email: string, password: string, browser = office.visitor()) {
  return browser.call(session.signIn, { body: { email, password } })
}

/** Makes eight calls at a time, fewer than there are database connections, so that none gets 503. */
async function many<Result>(
  count: number,
  call: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const caller = async () => {
    for (let index = next++; index < count; index = next++) results.push(await call(index))
  }
  await Promise.all(Array.from({ length: 8 }, caller))
  return results
}

/** Guesses passwords over a day, each guess from a different address. */
async function guessForADay(email: string) {
  const rounds = guesses / perRound
  const replies: Awaited<ReturnType<typeof signIn>>[] = []
  for (let round = 0; round < rounds; round += 1) {
    replies.push(...(await many(perRound, (index) => signIn(email, `guess ${round} ${index}`))))
    office.clock.advance((20 * duration.hour) / rounds)
  }
  return replies
}

test(
  `of ${guesses} guesses in a day at most 100 are checked, and the owner can still sign in`,
  { timeout: 300_000 },
  async () => {
    const { browser: known, user, password } = await office.register()
    await known.call(session.signOut)
    const replies = await guessForADay(user.email)
    const compared = replies.filter(({ status }) => status === 401)
    const refused = replies.filter(({ status }) => status === 429)

    expect(compared.length).toBeLessThanOrEqual(100)
    expect(compared.length).toBeGreaterThan(20)
    expect(compared.length + refused.length).toBe(guesses)
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    const stranger = office.visitor()
    expect((await signIn(user.email, password, stranger)).status).toBe(429)
    expect((await signIn(user.email, password, known)).status).toBe(200)

    await stranger.call(session.forgotPassword, { body: { email: user.email } })
    await office.runJobs()
    const token = tokenIn((await office.mailsTo(user.email))[0])
    const body = { token, password: 'chosen after the attack' }
    expect((await stranger.call(session.resetPassword, { body })).status).toBe(200)
    expect((await signIn(user.email, body.password, stranger)).status).toBe(200)
    // A browser that was known before the reset may belong to the attacker.
    expect((await signIn(user.email, body.password, known)).status).toBe(429)
    expect((await signIn(user.email, body.password)).status).toBe(429)
  },
)

test('the limit is the same for an unknown e-mail address', async () => {
  const replies = await many(perRound, () => signIn('nobody@example.com', wrong))

  expect(replies.filter(({ status }) => status === 401)).toHaveLength(20)
})

test('capitals and spaces in an e-mail address do not avoid the limit', async () => {
  const spellings = ['One@example.com', ' ONE@example.com', 'one@EXAMPLE.com ']
  await many(20, (index) => signIn(spellings[index % 3] ?? '', wrong))

  expect((await signIn('one@example.com', wrong)).status).toBe(429)
})

test('a refusal says how long to wait, and sign-in works after that time', async () => {
  const { user, password } = await office.register()
  await many(20, () => signIn(user.email, wrong))
  const { status, body, headers } = await signIn(user.email, password)

  expect({ status, message: body.message }).toEqual({
    status: 429,
    message: 'Too many attempts. Wait 15 minutes and try again.',
  })
  office.clock.advance(Number(headers.get('retry-after')) * duration.second)
  expect((await signIn(user.email, password)).status).toBe(200)
})

test('a browser known for one account is not known for another', async () => {
  const victim = await office.register()
  const guesser = await office.register()
  await many(20, () => signIn(victim.user.email, wrong))

  expect((await signIn(victim.user.email, wrong, guesser.browser)).status).toBe(429)
})

test('two users who share a browser are both known there', async () => {
  const first = await office.register()
  const second = await office.register({}, first.browser)
  await many(20, () => signIn(first.user.email, wrong))
  await many(20, () => signIn(second.user.email, wrong))

  for (const { user, password } of [first, second]) {
    expect((await signIn(user.email, password, first.browser)).status).toBe(200)
  }
})

test('a known browser has a limit too', async () => {
  const { browser, user } = await office.register()
  const replies = await many(perRound, () => signIn(user.email, wrong, browser))

  expect(replies.filter(({ status }) => status === 401)).toHaveLength(20)
})

test('a known browser may guess sixty times a day', { timeout: 60_000 }, async () => {
  const { browser, user } = await office.register()
  const replies: Awaited<ReturnType<typeof signIn>>[] = []
  for (let round = 0; round < 4; round += 1) {
    replies.push(...(await many(20, () => signIn(user.email, wrong, browser))))
    office.clock.advance(16 * duration.minute)
  }

  expect(replies.filter(({ status }) => status === 401)).toHaveLength(60)
})

test('addresses of one IPv6 network are counted together', async () => {
  const accepted = await countAccepted((index) =>
    office.visitor({ 'x-forwarded-for': `2001:db8:7:7::${index + 1}` }),
  )

  expect(accepted).toBe(30)
})

test('somebody who asks for reset links does not use up those of a known browser', async () => {
  const { browser, user } = await office.register()
  const ask = (from: Browser) => from.call(session.forgotPassword, { body: { email: user.email } })
  await many(6, () => ask(office.visitor()))
  expect((await ask(office.visitor())).status).toBe(429)

  expect((await ask(browser)).status).toBe(200)
})

test('successful sign-ins are not counted', async () => {
  const { user, password } = await office.register()
  const statuses: number[] = []
  for (let time = 0; time < 22; time += 1) {
    statuses.push((await signIn(user.email, password)).status)
  }

  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('one network address may try a hundred sign-ins', { timeout: 60_000 }, async () => {
  const browser = office.visitor()
  const replies = await many(103, (index) => signIn(`many.${index}@example.com`, wrong, browser))

  expect(replies.filter(({ status }) => status === 401)).toHaveLength(100)
})

test('guesses of links are limited', async () => {
  const browser = office.visitor()
  await many(30, (index) => browser.call(session.verifyEmail, { body: { token: `v${index}` } }))
  const reset = (index: number) =>
    browser.call(session.resetPassword, { body: { token: `r${index}`, password: wrong } })
  const replies = await many(33, reset)

  expect(replies.filter(({ status }) => status === 400)).toHaveLength(30)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(3)
})

test('guesses of the current password by a signed-in browser are limited', async () => {
  const { browser, user, password } = await office.register()
  const change = (currentPassword: string) => {
    const { firstName, lastName, email, phone } = user
    const body = { firstName, lastName, email, phone, password: 'a new long one', currentPassword }
    return browser.call(users.updateProfile, { body })
  }
  const replies = await many(12, () => change(wrong))

  expect(replies.filter(({ status }) => status === 403)).toHaveLength(10)
  expect((await change(password)).status).toBe(429)
  office.clock.advance(15 * duration.minute)
  expect((await change(password)).status).toBe(200)
})

/** How many of forty reset links for different addresses are sent; the limit per caller is thirty. */
async function countAccepted(browserAt: (index: number) => Browser): Promise<number> {
  const replies = await many(40, (index) =>
    browserAt(index).call(session.forgotPassword, { body: { email: `p${index}@example.com` } }),
  )
  return replies.filter(({ status }) => status === 200).length
}

test('a forged X-Forwarded-For entry does not avoid the limit', async () => {
  const real = '203.0.113.9'

  expect(
    await countAccepted((index) =>
      office.visitor({ 'x-forwarded-for': `198.51.100.${index}, ${real}` }),
    ),
  ).toBe(30)
})

test('forwarded addresses are trusted from configured proxies only', async () => {
  const withoutProxies = await openOffice(undefined, { trustedProxies: [] })
  try {
    expect(await countAccepted(() => withoutProxies.visitor())).toBe(30)
    expect(await countAccepted(() => office.visitor())).toBe(40)
  } finally {
    await withoutProxies.close()
  }
})

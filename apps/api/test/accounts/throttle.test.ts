import * as session from '@kakehashi/contract/session'
import * as users from '@kakehashi/contract/users'
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
const inOneRound = 25

function signIn(email: string, password: string, browser = office.visitor()) {
  return browser.call(session.signIn, { body: { email, password } })
}

/** Eight at a time: fewer than the office has connections, so that none is turned away for those. */
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

/** Patiently spread over a day, every guess from an address of its own. */
async function besiege(email: string) {
  const rounds = guesses / inOneRound
  const answers: Awaited<ReturnType<typeof signIn>>[] = []
  for (let round = 0; round < rounds; round += 1) {
    answers.push(...(await many(inOneRound, (index) => signIn(email, `guess ${round} ${index}`))))
    office.clock.letPass((20 * duration.hour) / rounds)
  }
  return answers
}

test(
  `of ${guesses} guesses in a day at most 100 are compared, and the owner still gets in`,
  { timeout: 300_000 },
  async () => {
    const { browser: known, user, password } = await office.register()
    await known.call(session.signOut)
    const answers = await besiege(user.email)
    const compared = answers.filter(({ status }) => status === 401)
    const refused = answers.filter(({ status }) => status === 429)

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
    const body = { token, password: 'chosen after the siege' }
    expect((await stranger.call(session.resetPassword, { body })).status).toBe(200)
    expect((await signIn(user.email, body.password, stranger)).status).toBe(200)
    // Whoever was known before the reset may have been the thief.
    expect((await signIn(user.email, body.password, known)).status).toBe(429)
    expect((await signIn(user.email, body.password)).status).toBe(429)
  },
)

test('an unknown e-mail is guessed at no more often than a known one', async () => {
  const answers = await many(inOneRound, () => signIn('nobody@example.com', wrong))

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
})

test('letters and spaces around an e-mail do not make it another account', async () => {
  const spellings = ['One@example.com', ' ONE@example.com', 'one@EXAMPLE.com ']
  await many(20, (index) => signIn(spellings[index % 3] ?? '', wrong))

  expect((await signIn('one@example.com', wrong)).status).toBe(429)
})

test('a refusal says in words how long to wait, and the wait ends then', async () => {
  const { user, password } = await office.register()
  await many(20, () => signIn(user.email, wrong))
  const { status, body, headers } = await signIn(user.email, password)

  expect({ status, message: body.message }).toEqual({
    status: 429,
    message: 'Too many attempts. Wait 15 minutes and try again.',
  })
  office.clock.letPass(Number(headers.get('retry-after')) * duration.second)
  expect((await signIn(user.email, password)).status).toBe(200)
})

test('a browser known for one account is a stranger at another', async () => {
  const victim = await office.register()
  const guesser = await office.register()
  await many(20, () => signIn(victim.user.email, wrong))

  expect((await signIn(victim.user.email, wrong, guesser.browser)).status).toBe(429)
})

test('a couple who share one browser are both known there', async () => {
  const wife = await office.register()
  const husband = await office.register({}, wife.browser)
  await many(20, () => signIn(wife.user.email, wrong))
  await many(20, () => signIn(husband.user.email, wrong))

  for (const { user, password } of [wife, husband]) {
    expect((await signIn(user.email, password, wife.browser)).status).toBe(200)
  }
})

test('a known browser does not guess for ever either', async () => {
  const { browser, user } = await office.register()
  const answers = await many(inOneRound, () => signIn(user.email, wrong, browser))

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
})

test('whoever signs in rightly is not counted, however often', async () => {
  const { user, password } = await office.register()
  const statuses: number[] = []
  for (let time = 0; time < 22; time += 1) {
    statuses.push((await signIn(user.email, password)).status)
  }

  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('one address on the network tries a hundred sign-ins', { timeout: 60_000 }, async () => {
  const browser = office.visitor()
  const answers = await many(103, (index) => signIn(`many.${index}@example.com`, wrong, browser))

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(100)
})

test('links are not guessed without end', async () => {
  const browser = office.visitor()
  await many(30, (index) => browser.call(session.verifyEmail, { body: { token: `v${index}` } }))
  const reset = (index: number) =>
    browser.call(session.resetPassword, { body: { token: `r${index}`, password: wrong } })
  const answers = await many(33, reset)

  expect(answers.filter(({ status }) => status === 400)).toHaveLength(30)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
})

test('the current password is not guessed from an unattended browser', async () => {
  const { browser, user, password } = await office.register()
  const change = (currentPassword: string) => {
    const { firstName, lastName, email, phone } = user
    const body = { firstName, lastName, email, phone, password: 'a new long one', currentPassword }
    return browser.call(users.updateProfile, { body })
  }
  const answers = await many(12, () => change(wrong))

  expect(answers.filter(({ status }) => status === 403)).toHaveLength(10)
  expect((await change(password)).status).toBe(429)
  office.clock.letPass(15 * duration.minute)
  expect((await change(password)).status).toBe(200)
})

/** Asks for reset links for ever new people; an address has thirty. */
async function answered(browserAt: (index: number) => Browser): Promise<number> {
  const answers = await many(40, (index) =>
    browserAt(index).call(session.forgotPassword, { body: { email: `p${index}@example.com` } }),
  )
  return answers.filter(({ status }) => status === 200).length
}

test('an address that a visitor only claims does not count', async () => {
  const real = '203.0.113.9'

  expect(
    await answered((index) =>
      office.visitor({ 'x-forwarded-for': `198.51.100.${index}, ${real}` }),
    ),
  ).toBe(30)
})

test('forwarded addresses count from configured proxies only', async () => {
  const bare = await openOffice(undefined, { trustedProxies: [] })
  try {
    expect(await answered(() => bare.visitor())).toBe(30)
    expect(await answered(() => office.visitor())).toBe(40)
  } finally {
    await bare.close()
  }
})

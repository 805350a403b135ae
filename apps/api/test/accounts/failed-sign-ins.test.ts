import * as contract from '@kakehashi/contract/accounts/failed-sign-ins'
import * as session from '@kakehashi/contract/accounts/sessions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { deleteExpired } from '../../src/jobs/delete-expired.ts'
import { setUpSecondFactor } from '../support/authenticator.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
let owner: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  owner = await office.signedIn('owner')
})
afterAll(() => office.close())

function signIn(email: string, password: string, secondFactor?: string) {
  const browser = office.visitor({ 'x-forwarded-for': '203.0.113.77' })
  const body = { email, password, ...(secondFactor !== undefined && { secondFactor }) }
  return browser.call(session.signIn, { body })
}

async function seenByOwner() {
  return (await owner.browser.call(contract.listFailedSignIns)).body
}

async function seenBy({ browser }: SignedInUser) {
  return (await browser.call(contract.ownFailedSignIns)).body
}

const failuresOf = async (id: string) =>
  office.db
    .selectFrom('events')
    .select('fields')
    .where('kind', '=', 'session.sign-in-failed')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

test('a wrong password is recorded, and the owner and the person see it', async () => {
  const person = await office.register({ firstName: 'Ann', lastName: 'Able' })
  expect((await signIn(person.user.email, 'not the password')).status).toBe(401)

  const failed = { reason: 'password', network: '203.0.113.0/24', user: person.user._id }
  expect((await seenByOwner())[0]).toMatchObject({ ...failed, name: 'Ann Able' })
  expect(await seenBy(person)).toMatchObject([failed])
  expect(await failuresOf(person.user._id)).toEqual([{ fields: ['password'] }])
})

test('an unknown address is recorded without the address', async () => {
  expect((await signIn('nobody@example.com', 'not the password')).status).toBe(401)
  const [newest] = await seenByOwner()
  expect(newest).not.toHaveProperty('user')
  expect(await failuresOf(newest?._id ?? '')).toHaveLength(1)
  expect(JSON.stringify(await seenByOwner())).not.toContain('nobody@')
})

test('a wrong second factor is recorded; asking for it is no failure', async () => {
  const person = await office.register()
  await setUpSecondFactor(office, person)
  expect((await signIn(person.user.email, person.password)).body.code).toBe(
    'second-factor-required',
  )
  expect(await failuresOf(person.user._id)).toEqual([])
  expect((await signIn(person.user.email, person.password, '000000')).body.code).toBe(
    'wrong-second-factor',
  )
  expect(await failuresOf(person.user._id)).toEqual([{ fields: ['second-factor'] }])
})

test('attempts after too many others are recorded once in a while', async () => {
  const person = await office.register()
  for (let guess = 0; guess < 25; guess += 1) await signIn(person.user.email, `guess ${guess}`)
  const reasons = (await failuresOf(person.user._id)).flatMap(({ fields }) => fields)
  expect(reasons.filter((reason) => reason === 'password')).toHaveLength(20)
  expect(reasons.filter((reason) => reason === 'locked')).toHaveLength(1)
})

test('nobody sees the failures of others', async () => {
  const person = await office.register()
  expect(await seenBy(person)).toEqual([])
})

test('after 90 days they are forgotten, or when the owner wants it', async () => {
  const person = await office.register()
  await signIn(person.user.email, 'not the password')
  const at = office.clock.now().getTime()
  const left = async (days: number) => {
    await deleteExpired(office.db, new Date(at + days * duration.day))
    const rows = await office.db
      .selectFrom('failed_sign_ins')
      .where('user_id', '=', person.user._id)
      .select('id')
      .execute()
    return rows.length
  }
  expect(await left(89)).toBe(1)
  expect(await left(90)).toBe(0)

  await office.changeSetting('failedSignInDays', 7)
  await signIn(person.user.email, 'not the password')
  expect(await left(6)).toBe(1)
  expect(await left(8)).toBe(0)
})

import * as session from '@kakehashi/contract/accounts/sessions'
import type { UserView } from '@kakehashi/contract/accounts/users'
import * as users from '@kakehashi/contract/accounts/users'
import { grantableRoles, mapRoles } from '@kakehashi/domain/people/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { samplePassword, sampleRegistration } from '../support/sample-registration.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const japanese = () => office.visitor({ 'accept-language': 'ja' })

function register(overrides: Record<string, unknown>, browser = office.visitor()) {
  return browser.call(users.register, { body: { ...sampleRegistration(), ...overrides } })
}

function formOf({ firstName, lastName, email, phone }: UserView) {
  return { firstName, lastName, email, phone }
}

/** A customer from before the rule. */
async function customerNamedInKanji() {
  const customer = await office.signedIn('customer')
  const names = { first_name: '花子', last_name: '山田' }
  await office.db.updateTable('users').set(names).where('id', '=', customer.user._id).execute()
  return { ...customer, user: { ...customer.user, firstName: '花子', lastName: '山田' } }
}

describe('the passport name is in Latin letters', () => {
  test('a registration in kanji or kana is refused with the reason, in both languages', async () => {
    const { status, body } = await register({ firstName: '花子', lastName: 'ヤマダ' })
    expect(status).toBe(400)
    const reason = 'Use Latin letters. The name must match the passport'
    expect(body.fields).toEqual({ firstName: reason, lastName: reason })

    const { body: inJapanese } = await register({ middleName: '太郎' }, japanese())
    expect(inJapanese.fields).toEqual({
      middleName: 'ローマ字で入力してください。パスポートの表記と同じである必要があります',
    })
  })

  test('full-width letters are stored as half-width', async () => {
    const { status, body } = await register({ firstName: 'Ｈａｎａｋｏ', lastName: 'Ｙａｍａｄａ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ firstName: 'Hanako', lastName: 'Yamada' })
  })

  test.each(["O'Brien", 'Núñez', 'Nguyễn', 'Mary-Ann K.'])('%s is accepted', async (firstName) => {
    expect((await register({ firstName })).body).toMatchObject({ firstName })
  })

  test('a customer with a stored name in kanji can read and keep it, but not choose another', async () => {
    const { browser, user } = await customerNamedInKanji()
    expect((await browser.call(users.ownProfile)).body).toMatchObject({ lastName: '山田' })
    const change = (body: object) =>
      browser.call(users.updateProfile, { body: { ...formOf(user), ...body } })

    expect((await change({ phone: '098-000-0009' })).body).toMatchObject({
      firstName: '花子',
      phone: '098-000-0009',
    })
    const refused = await change({ firstName: '花江' })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['firstName'])
    expect((await change({ firstName: 'Hanako' })).body).toMatchObject({ firstName: 'Hanako' })
  })

  test('an admin can change the roles of somebody with a stored name in kanji', async () => {
    const { user } = await customerNamedInKanji()
    await office.confirmAddress(user._id)
    const admin = await office.signedIn('admin')
    const { firstName, lastName, email, _id: userId } = user
    const flags = mapRoles(grantableRoles, (flag) => user[flag])
    const body = { userId, firstName, lastName, email, ...flags }
    const edit = (change: object) =>
      admin.browser.call(users.updateUser, { params: { userId }, body: { ...body, ...change } })

    expect((await edit({ isTranslator: true })).body).toMatchObject({ isTranslator: true })
    const refused = await edit({ isTranslator: true, lastName: '佐藤' })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['lastName'])
  })
})

describe('full-width letters and digits', () => {
  test('are accepted in the e-mail and the phone number of a registration', async () => {
    const registration = sampleRegistration()
    const { body } = await register({
      email: registration.email.replace('@', '＠').replace('.com', '．ｃｏｍ'),
      phone: '０９０ー１２３４ー５６７８',
    })
    expect(body).toMatchObject({ email: registration.email, phone: '090-1234-5678' })
  })

  test('are accepted in the e-mail at sign-in and for a forgotten password', async () => {
    const { user } = await office.register()
    const email = user.email.replace('@', '＠')
    const signedIn = await office
      .visitor()
      .call(session.signIn, { body: { email, password: samplePassword } })
    expect(signedIn.body).toMatchObject({ _id: user._id })

    await office.visitor().call(session.forgotPassword, { body: { email } })
    await office.runJobs()
    const subjects = (await office.mailsTo(user.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Choose a new password')
  })

  test('are kept in a password', async () => {
    const password = 'ａ　ｌｏｎｇ　ｅｎｏｕｇｈ　ｓａｍｐｌｅ'
    const { user } = await office.register({ password, confirmPassword: password })
    const signIn = await office
      .visitor()
      .call(session.signIn, { body: { email: user.email, password } })
    expect(signIn.status).toBe(200)
  })
})

async function firstMail(overrides: Record<string, unknown>, browser = japanese()) {
  const { user } = await office.register(overrides, browser)
  await office.runJobs()
  const [mail] = await office.mailsTo(user.email)
  return mail
}

describe('mails in Japanese', () => {
  test('greet by the Japanese name', async () => {
    const mail = await firstMail({ nameJa: '山田 花子' })
    expect(mail?.text).toContain('山田 花子 様')
  })

  test('greet by family name and given name if there is no Japanese name', async () => {
    const mail = await firstMail({})
    expect(mail?.text).toContain('Smith Jane 様')
  })

  test('come from 架け橋; mails in English come from Kakehashi', async () => {
    expect(await firstMail({})).toMatchObject({ from: '架け橋 <office@kakehashi.example>' })
    const english = await firstMail({ nameJa: '山田 花子' }, office.visitor())
    expect(english).toMatchObject({ from: 'Kakehashi <office@kakehashi.example>' })
    expect(english?.text).toContain('Hello Jane,')
  })

  test('have the Japanese name of the office only', async () => {
    const mail = await firstMail({})
    expect(mail?.subject).toContain('架け橋')
    expect(mail?.text.replaceAll(/\S*kakehashi[.]example\S*/g, '')).not.toMatch(/kakehashi/i)
  })
})

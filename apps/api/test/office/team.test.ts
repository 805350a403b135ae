import * as contract from '@kakehashi/contract/team'
import * as users from '@kakehashi/contract/accounts/users'
import { noGrantedRoles } from '@kakehashi/domain/people/roles'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish, renderAndServe, writeSite } from '../support/built-site.ts'
import { eraseNow } from '../support/erase-now.ts'
import { type Office, openOffice, type SignedInUser } from '../support/office.ts'
import { tablesContaining } from '../support/tables-containing.ts'

let site: Awaited<ReturnType<typeof writeSite>>
let office: Office
let owner: SignedInUser
let translator: SignedInUser
beforeAll(async () => {
  site = await writeSite()
  office = await openOffice(undefined, { siteFolder: site.folder })
  owner = await office.signedIn('owner', { firstName: 'Emi', lastName: 'Sato' })
  translator = await office.signedIn('translator', {
    firstName: 'Wilhelmina',
    lastName: 'Featherrow',
    nameJa: '羽山 雪',
  })
  await publish(office, sampleOffice)
})
afterAll(async () => {
  await office.close()
  await site.remove()
})

const director = { en: 'Director', ja: '代表' }
const translates = { en: 'Translator', ja: '翻訳' }
const change = (...members: [SignedInUser, typeof director][]) =>
  owner.browser.call(contract.changeTeam, {
    body: { members: members.map(([{ user }, role]) => ({ userId: user._id, role })) },
  })
const about = async () => (await office.visitor().send<string>('GET', '/about')).body

test('the page about us names the people whom the owner chose, in that order', async () => {
  const { body } = await change([translator, translates], [owner, director])

  expect(body.members.map(({ userId }) => userId)).toEqual([translator.user._id, owner.user._id])
  expect(body.staff.map(({ name }) => name)).toEqual(['Emi Sato', 'Wilhelmina Featherrow'])
  await renderAndServe(office)
  expect(await about()).toBe(
    'Wilhelmina Featherrow (羽山 雪): Translator; Emi Sato (Emi Sato): Director',
  )
})

test('somebody who is listed twice is named once', async () => {
  await change([owner, translates], [translator, translates], [owner, director])

  await renderAndServe(office)
  expect(await about()).toBe(
    'Emi Sato (Emi Sato): Director; Wilhelmina Featherrow (羽山 雪): Translator',
  )
})

test('customers cannot be named', async () => {
  const customer = await office.signedIn('customer')

  const { status, body } = await change([customer, translates])

  expect([status, body.code]).toEqual([409, 'not-staff'])
})

test('the page follows a changed name', async () => {
  const { email, phone } = translator.user
  const changed = await translator.browser.call(users.updateProfile, {
    body: {
      firstName: 'Wilhelmina',
      lastName: 'Oversea',
      nameJa: '羽山 雪',
      email,
      phone,
      currentPassword: translator.password,
    },
  })

  expect(changed.status).toBe(200)
  await renderAndServe(office)
  expect(await about()).toContain('Wilhelmina Oversea (羽山 雪)')
})

test('whoever loses all roles is no longer named', async () => {
  const leaving = await office.signedIn('contractor', { firstName: 'Rosalind', lastName: 'Quay' })
  await change([owner, director], [leaving, translates], [translator, translates])
  await renderAndServe(office)
  expect(await about()).toContain('Rosalind Quay')
  const { _id: userId, email } = leaving.user

  const demoted = await owner.browser.call(users.updateUser, {
    params: { userId },
    body: { firstName: 'Rosalind', lastName: 'Quay', email, ...noGrantedRoles },
  })

  expect(demoted.status).toBe(200)
  await renderAndServe(office)
  expect(await about()).not.toContain('Rosalind')
})

test('of somebody who was deleted nothing is left on any version of the pages', async () => {
  expect(await about()).toContain('Wilhelmina Oversea')

  await owner.browser.call(users.deleteUser, { params: { id: translator.user._id } })
  await renderAndServe(office)
  expect(await about()).toBe('Emi Sato (Emi Sato): Director')
  expect(await tablesContaining(office.db, 'Oversea')).toContain('public.site_files')
  await eraseNow(office, translator.user._id)

  for (const text of ['Wilhelmina', 'Oversea', '羽山']) {
    expect(await tablesContaining(office.db, text)).toEqual([])
  }
})

import * as drafts from '@kakehashi/contract/office-drafts'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish, writeSite } from '../support/built-site.ts'
import { type Office, openOffice, type SignedInUser } from '../support/office.ts'

let site: Awaited<ReturnType<typeof writeSite>>
let office: Office
let owner: SignedInUser
beforeAll(async () => {
  site = await writeSite()
  office = await openOffice(undefined, { siteFolder: site.folder })
  await publish(office, sampleOffice)
  owner = await office.signedIn('owner')
})
afterAll(async () => {
  await office.close()
  await site.remove()
})

const preview = (path: string) =>
  owner.browser.send<string>('GET', `/api/office/draft/preview?path=${encodeURIComponent(path)}`)

test('an owner sees the pages that a draft changes, as they will look', async () => {
  const facts = { ...sampleOffice, phone: '098-222-3333' }
  await owner.browser.call(drafts.saveOfficeDraft, { body: { office: facts } })

  const { body: pages } = await owner.browser.call(drafts.listDraftPages, {})
  const page = await preview('/')

  expect(pages).toEqual([{ path: '/', title: 'Home' }])
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("'sha256-abc'")
  expect(page.body).toContain('telephone 098-222-3333')
})

test('without changes no page is listed', async () => {
  await owner.browser.call(drafts.discardOfficeDraft, {})

  expect((await owner.browser.call(drafts.listDraftPages, {})).body).toEqual([])
  expect((await preview('/')).body).toContain(sampleOffice.phone)
})

test('a page that does not exist has no preview', async () => {
  expect((await preview('/nowhere')).status).toBe(404)
  expect((await preview('application')).status).toBe(404)
})

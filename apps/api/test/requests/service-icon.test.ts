import { picturePath } from '@kakehashi/contract/services/picture-path'
import * as requests from '@kakehashi/contract/requests/requests'
import { search } from '@kakehashi/contract/search'
import * as services from '@kakehashi/contract/services/services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { seedPicture } from '../support/pictures.ts'
import { seedRequest } from '../support/seed-request.ts'
import { saveService } from '../../src/services/queries.ts'
import { findRequest } from '../../src/requests/queries.ts'

let office: Office
let admin: SignedInUser
let customer: SignedInUser
let translator: SignedInUser
let id: string
let service: string

beforeAll(async () => {
  office = await openOffice()
  admin = await office.signedIn('admin')
  customer = await office.signedIn('customer', { lastName: 'Okuhira' })
  translator = await office.signedIn('translator')
  const translatorId = translator.user._id
  id = await seedRequest(office, customer.user._id, { stage: 'translate', translatorId })
  service = (await findRequest(office.db, id))?.service_id ?? ''
})
afterAll(() => office.close())

function setIcon(icon: string) {
  return office.db.transaction().execute((trx) => saveService(trx, service, { icon }))
}

/** The distinct icons that all readers get for this request, in every list and in its details. */
async function serviceIcons(): Promise<(string | undefined)[]> {
  const lists = [
    await customer.browser.call(requests.myRequests),
    await translator.browser.call(requests.assignedRequests),
    await admin.browser.call(requests.listRequests, { query: { stage: 'translate' } }),
    await admin.browser.call(requests.listRequests, { query: { stage: 'inbox' } }),
  ].map(({ body }) => body[0])
  const found = await admin.browser.call(search, { query: { q: 'okuhira' } })
  const pages = await Promise.all(
    [customer, translator, admin].map(({ browser }) =>
      browser.call(requests.getRequest, { params: { id } }),
    ),
  )
  const all = [...lists, found.body.requests[0], ...pages.map(({ body }) => body)]
  expect(all.map((request) => request?._id)).toEqual(all.map(() => id))
  return [...new Set(all.map((request) => request?.serviceIcon))]
}

test('a request shows the icon of its service, also after the service is withdrawn', async () => {
  expect(await serviceIcons()).toEqual([undefined])

  const icon = picturePath(await seedPicture(office, admin.user._id))
  await setIcon(icon)
  expect(await serviceIcons()).toEqual([icon])

  await admin.browser.call(services.deleteService, { params: { id: service } })
  expect(await serviceIcons()).toEqual([icon])
})

test('an external icon is not shown, because its host could track readers', async () => {
  await setIcon('https://example.com/icon.png')
  expect(await serviceIcons()).toEqual([undefined])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../support/office.ts'
import { browserOf, seedUser } from '../security/callers.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

// PostgreSQL refuses a text with NUL, which must not become an error of the server.
test.each([
  '/api/requests/myrequests?search=a%00b',
  '/api/requests/myrequests?cursor=a%00b',
  '/api/requests?stage=quote&cursor=a%00b',
  '/api/requests/01a1ea65-1363-7360-84de-4a8638abe4fb/messages?before=a%00b',
  '/api/users?cursor=a%00b',
  '/api/search?q=a%00b',
  '/api/services/a%00b',
])('NUL in %s is refused or left out', async (path) => {
  const { account } = await seedUser(office, { isAdmin: true, isOwner: true })
  const browser = await browserOf(office, account.id)

  const { status } = await browser.send('GET', path)

  expect(status).toBeLessThan(500)
})

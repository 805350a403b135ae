import type { APIRequestContext, Page, Request } from '@playwright/test'
import { request } from '@playwright/test'
import { site } from '../../support/environment.ts'
import { button, field, visibleText } from '../../pages/forms.ts'
import { expect, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import type { Person } from '../../support/people.ts'
import { addressOfItsOwn, headersFrom } from '../../support/people.ts'

/** Words that stand nowhere else, so that finding them anywhere is a leak. */
const secrets = {
  details: 'My grandmother was born in Zamami in 1931',
  message: 'Please ring before eleven, the baby sleeps',
  note: 'Asked for a discount, seemed tired',
}

interface Call {
  readonly method: string
  readonly path: string
  readonly body: string | null
}

/** Everything a page asks the office for, and everything it is told. */
function record(page: Page) {
  const calls = new Map<string, Call>()
  const told: Promise<string>[] = []
  page.on('request', (made) => {
    const call = callOf(made)
    if (call) calls.set(`${call.method} ${call.path}`, call)
  })
  page.on('response', (reply) => {
    const { pathname } = new URL(reply.url())
    const isStream = pathname === '/api/live'
    if (pathname.startsWith('/api/') && !isStream) told.push(reply.text().catch(() => ''))
  })
  return { calls: () => [...calls.values()], told: () => Promise.all(told) }
}

function callOf(made: Request): Call | undefined {
  const { pathname, search } = new URL(made.url())
  // A stream has no end to wait for, and what a stranger uploads is their own.
  if (!pathname.startsWith('/api/') || pathname === '/api/live' || pathname === '/api/upload')
    return
  return { method: made.method(), path: pathname + search, body: made.postData() }
}

/** Walks through everything the portal offers somebody with an order. */
async function walk(page: Page, id: string): Promise<void> {
  await page.goto(`/request/${id}`)
  await visibleText(page, secrets.details).first().waitFor()
  const saved = page.waitForEvent('download')
  await button(page, 'ORIGINAL').first().click()
  await saved
  await field(page, 'Write to us').fill(secrets.message)
  await button(page, 'SEND').click()
  await page.getByRole('article').filter({ hasText: secrets.message }).waitFor()
  await button(page, 'ACCEPT').click()
  await expect(button(page, 'ACCEPT')).toHaveCount(0)
  for (const path of [
    '/submitrequest',
    '/profile',
    '/profile/info',
    '/profile/myrequests',
    '/profile/inbox',
    `/profile/inbox/${id}/messages`,
    '/profile/notices',
    '/profile/security',
    '/profile/data',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle').catch(() => {})
  }
}

async function visitOf(who?: Person): Promise<APIRequestContext> {
  return request.newContext({
    baseURL: site,
    extraHTTPHeaders: headersFrom(addressOfItsOwn()),
    ...(who && { storageState: who.signedIn }),
  })
}

async function repeat(visit: APIRequestContext, { method, path, body }: Call) {
  const reply = await visit.fetch(path, {
    method,
    ...(body !== null && { data: body, headers: { 'content-type': 'application/json' } }),
  })
  return { status: reply.status(), text: await reply.text() }
}

test('whatever the portal asks for one customer, nobody else is told', async ({
  newCustomer,
  openBrowser,
}) => {
  test.slow()
  const keiko = await newCustomer()
  const stranger = await newCustomer({ firstName: 'Someone', lastName: 'Else' })
  const paper = await api.sendDocument(keiko)
  const order = await api.sendRequest(keiko, { details: secrets.details, document: paper })
  await api.addNote(order._id, secrets.note)
  await api.submitQuote(order._id)

  const page = await openBrowser(keiko)
  const seen = record(page)
  await walk(page, order._id)
  const told = (await seen.told()).join('\n')
  expect(told).toContain(secrets.message)
  for (const hidden of [secrets.note, 'adminViewed', '"translator"', '"notes"']) {
    expect(told).not.toContain(hidden)
  }

  const before = await api.readRequest(keiko, order._id)
  const calls = seen.calls()
  const about = calls.filter(({ path }) => path.includes(order._id) || path === paper)
  expect(about.map(({ method }) => method)).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT']))
  const marks = [...Object.values(secrets), order._id, order.orderNumber, keiko.email]
  for (const who of [stranger, undefined]) {
    const visit = await visitOf(who)
    for (const call of calls) {
      const { status, text } = await repeat(visit, call)
      const name = `${call.method} ${call.path} as ${who ? 'another customer' : 'a visitor'}`
      for (const mark of marks) expect.soft(text, name).not.toContain(mark)
      if (about.includes(call)) expect.soft(status, name).toBe(who ? 404 : 401)
    }
    await visit.dispose()
  }
  expect(await api.readRequest(keiko, order._id)).toEqual(before)
})

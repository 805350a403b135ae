import type { APIRequestContext, Page, Request } from '@playwright/test'
import { request } from '@playwright/test'
import { site } from '../../support/environment.ts'
import { button, downloadButton, field, visibleText } from '../../pages/forms.ts'
import { expect, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import type { Person } from '../../support/people.ts'
import { addressOfItsOwn, headersFrom } from '../../support/people.ts'

/** Texts that appear nowhere else, so that finding one is a leak. */
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

/** Records every API call of a page and every reply. */
function record(page: Page) {
  const calls = new Map<string, Call>()
  const replies: Promise<string>[] = []
  page.on('request', (made) => {
    const call = callOf(made)
    if (call) calls.set(`${call.method} ${call.path}`, call)
  })
  page.on('response', (reply) => {
    const { pathname } = new URL(reply.url())
    const isStream = pathname === '/api/live'
    if (pathname.startsWith('/api/') && !isStream) replies.push(reply.text().catch(() => ''))
  })
  return { calls: () => [...calls.values()], replies: () => Promise.all(replies) }
}

function callOf(made: Request): Call | undefined {
  const { pathname, search } = new URL(made.url())
  // A stream never ends, and an upload belongs to whoever sends it.
  if (!pathname.startsWith('/api/') || pathname === '/api/live' || pathname === '/api/upload')
    return
  return { method: made.method(), path: pathname + search, body: made.postData() }
}

/** Uses every screen of the portal that a customer with a request has. */
async function visitPortal(page: Page, id: string): Promise<void> {
  await page.goto(`/request/${id}`)
  await visibleText(page, secrets.details).first().waitFor()
  const saved = page.waitForEvent('download')
  await downloadButton(page, 'ORIGINAL').first().click()
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

async function apiContextOf(who?: Person): Promise<APIRequestContext> {
  return request.newContext({
    baseURL: site,
    extraHTTPHeaders: headersFrom(addressOfItsOwn()),
    ...(who && { storageState: who.signedIn }),
  })
}

async function repeat(context: APIRequestContext, { method, path, body }: Call) {
  const reply = await context.fetch(path, {
    method,
    ...(body !== null && { data: body, headers: { 'content-type': 'application/json' } }),
  })
  return { status: reply.status(), text: await reply.text() }
}

test(
  'repeating a customer’s API calls reveals nothing to other customers or visitors',
  { tag: '@core' },
  async ({ newCustomer, openBrowser }) => {
    test.slow()
    const keiko = await newCustomer()
    const stranger = await newCustomer({ firstName: 'Someone', lastName: 'Else' })
    const document = await api.sendDocument(keiko)
    const ownRequest = await api.sendRequest(keiko, {
      details: secrets.details,
      document: document,
    })
    await api.addNote(ownRequest._id, secrets.note)
    await api.submitQuote(ownRequest._id)

    const page = await openBrowser(keiko)
    const seen = record(page)
    await visitPortal(page, ownRequest._id)
    const replies = (await seen.replies()).join('\n')
    expect(replies).toContain(secrets.message)
    for (const hidden of [secrets.note, 'adminViewed', '"translator"', '"notes"']) {
      expect(replies).not.toContain(hidden)
    }

    const before = await api.readRequest(keiko, ownRequest._id)
    const calls = seen.calls()
    const about = calls.filter(({ path }) => path.includes(ownRequest._id) || path === document)
    expect(about.map(({ method }) => method)).toEqual(
      expect.arrayContaining(['GET', 'POST', 'PUT']),
    )
    const secretTexts = [
      ...Object.values(secrets),
      ownRequest._id,
      ownRequest.orderNumber,
      keiko.email,
    ]
    for (const who of [stranger, undefined]) {
      const context = await apiContextOf(who)
      for (const call of calls) {
        const { status, text } = await repeat(context, call)
        const name = `${call.method} ${call.path} as ${who ? 'another customer' : 'a visitor'}`
        for (const secretText of secretTexts) expect.soft(text, name).not.toContain(secretText)
        if (about.includes(call)) expect.soft(status, name).toBe(who ? 404 : 401)
      }
      await context.dispose()
    }
    expect(await api.readRequest(keiko, ownRequest._id)).toEqual(before)
  },
)

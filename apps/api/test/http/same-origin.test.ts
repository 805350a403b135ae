import * as session from '@kakehashi/contract/accounts/sessions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
let host: string
beforeAll(async () => {
  office = await openOffice()
  host = new URL(office.address).host
})
afterAll(() => office.close())

/** A call with no other headers than these. */
function call(method: string, headers: Record<string, string>) {
  const { path } = method === 'GET' ? session.listSessions : session.signOut
  return fetch(office.address + path, { method, headers })
}

test.each([
  ['same-origin', 200],
  ['none', 200],
  ['same-site', 403],
  ['cross-site', 403],
  ['', 403],
])('a POST with Sec-Fetch-Site %j gets %i', async (site, status) => {
  expect((await call('POST', { 'sec-fetch-site': site })).status).toBe(status)
})

test('Sec-Fetch-Site takes precedence over Origin', async () => {
  const own = { 'sec-fetch-site': 'cross-site', origin: `http://${host}` }
  const foreign = { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' }

  expect((await call('POST', own)).status).toBe(403)
  expect((await call('POST', foreign)).status).toBe(200)
})

test('without Sec-Fetch-Site, Origin must match the host', async () => {
  expect((await call('POST', { origin: `http://${host}` })).status).toBe(200)
  const [name = ''] = host.split(':')
  for (const origin of [
    'https://elsewhere.example',
    `http://${name}:1`,
    `http://${host}.elsewhere.example`,
    'null',
    'nonsense',
    '',
  ]) {
    expect((await call('POST', { origin })).status).toBe(403)
  }
})

test('a call without either header is allowed, because it is not from a browser', async () => {
  expect((await call('POST', {})).status).toBe(200)
})

test('a GET from another site is checked for permission only', async () => {
  expect((await call('GET', { 'sec-fetch-site': 'cross-site' })).status).toBe(401)
})

test('a refused call changes nothing and has an error message', async () => {
  const { browser } = await office.register()
  const headers = { 'sec-fetch-site': 'cross-site' }
  const refused = await browser.call(session.signOutEverywhere, { headers })

  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: 'cross-site',
      message: 'We refused this call because it came from another website.',
    },
  })
  expect((await browser.call(session.listSessions)).body).toHaveLength(1)
})

test('behind a proxy, Origin must match X-Forwarded-Host', async () => {
  const forwarded = { 'x-forwarded-host': 'office.example', origin: 'https://office.example' }

  expect((await call('POST', forwarded)).status).toBe(200)
  const other = { 'x-forwarded-host': 'office.example', origin: `http://${host}` }
  expect((await call('POST', other)).status).toBe(403)
})

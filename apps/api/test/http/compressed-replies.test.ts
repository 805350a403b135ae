import { once } from 'node:events'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../support/office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

/** Unlike fetch, it leaves the body as it was sent. */
async function read(path: string, encoding: string, site = 'same-origin') {
  const request = get(new URL(path, office.address), {
    headers: { 'accept-encoding': encoding, 'sec-fetch-site': site },
  })
  const [response] = await once(request, 'response')
  return { headers: response.headers, body: await buffer(response) }
}

test('a long reply is compressed for clients that accept it', async () => {
  const { headers, body } = await read('/api/office', 'gzip, deflate, br')

  expect([headers['content-encoding'], headers['vary']]).toEqual(['gzip', 'accept-encoding'])
  expect(Number(headers['content-length'])).toBe(body.length)
  expect(JSON.parse(gunzipSync(body).toString())).toMatchObject({ phone: sampleOffice.phone })
  expect(body.length).toBeLessThan(gunzipSync(body).length * 0.7)
})

test.each(['identity', 'gzip;q=0, br', ''])('it stays as it is for %j', async (encoding) => {
  const { headers, body } = await read('/api/office', encoding)

  expect(headers).not.toHaveProperty('content-encoding')
  expect(headers['vary']).toBe('accept-encoding')
  expect(JSON.parse(body.toString())).toMatchObject({ phone: sampleOffice.phone })
})

test('a short reply is not compressed', async () => {
  expect((await read('/api/ready', 'gzip')).headers).not.toHaveProperty('content-encoding')
})

test.each(['cross-site', 'same-site'])('nor is a reply to a page of %s', async (site) => {
  expect((await read('/api/office', 'gzip', site)).headers).not.toHaveProperty('content-encoding')
})

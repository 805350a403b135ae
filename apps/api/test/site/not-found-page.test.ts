import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { publish, writeSite } from '../support/built-site.ts'

let site: Awaited<ReturnType<typeof writeSite>>
let office: Office
beforeAll(async () => {
  site = await writeSite()
  office = await openOffice(undefined, { siteFolder: site.folder })
  await publish(office, sampleOffice)
})
afterAll(async () => {
  await office.close()
  await site.remove()
})

const english = 'Not Found'
const japanese = '見つかりません'

const read = async (path: string, headers: Record<string, string> = {}) => {
  const { status, body } = await office.visitor().send<string>('GET', path, undefined, headers)
  return [status, body]
}

test.each(['/no/such/page', '/services/no-such', '/loginx', '/assets/gone.js'])(
  '%s gets the static not-found page',
  async (path) => {
    expect(await read(path)).toEqual([404, english])
  },
)

test.each(['/ja/no-such', '/ja/404', '/ja/services/no-such'])(
  '%s gets the page in Japanese, whatever the browser prefers',
  async (path) => {
    expect(await read(path, { 'accept-language': 'en' })).toEqual([404, japanese])
  },
)

test('other paths use the language cookie, then the language of the browser', async () => {
  const inJapanese = { 'accept-language': 'ja,en;q=0.5' }

  expect(await read('/no-such', inJapanese)).toEqual([404, japanese])
  expect(await read('/no-such', { ...inJapanese, cookie: 'language=en' })).toEqual([404, english])
  expect(await read('/no-such', { cookie: 'language=ja' })).toEqual([404, japanese])
})

test('the language switch leads to the English page', async () => {
  expect(await read('/404', { cookie: 'language=ja' })).toEqual([404, english])
})

test.each(['/admin', '/admin/somewhere', '/login/more'])(
  '%s gets the application, which shows its own not-found screen',
  async (path) => {
    expect(await read(path)).toEqual([404, 'The application'])
  },
)

test('a screen of the application gets 200', async () => {
  expect(await read('/admin/quote/42')).toEqual([200, 'The application'])
})

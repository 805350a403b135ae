import { sampleOffice } from '@kakehashi/domain/sample/office'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../src/log.ts'
import { openPublishedSite } from '../../src/site/published-site.ts'
import { renderSite } from '../../src/site/render-site.ts'
import { publish, writeSite } from '../support/built-site.ts'
import { type Office, openOffice } from '../support/office.ts'

let site: Awaited<ReturnType<typeof writeSite>>
let office: Office
beforeAll(async () => {
  site = await writeSite()
  office = await openOffice(undefined, { siteFolder: site.folder })
})
afterAll(async () => {
  await office.close()
  await site.remove()
})

const read = (path: string) => office.visitor().send<string>('GET', path)
const home = async () => (await read('/')).body
const versions = () => office.db.selectFrom('site_versions').selectAll().orderBy('id').execute()

type Render = Parameters<typeof renderSite>[0]['render']

const renderOptions = (render: Render, build = 'first') => ({
  db: office.db,
  render,
  build,
  publicUrl: office.publicUrl,
  now: office.clock.now(),
})
const failing: Render = async () => {
  throw new Error('stopped in the middle')
}
const saying =
  (body: string): Render =>
  async () => [{ path: '/', contentType: 'text/html', body }]

test('before the first version, visitors are asked to come back', async () => {
  const { status, headers, body } = await read('/')

  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  expect(body).toContain('is starting')
})

test('what the owner publishes is on the pages and in the API a moment later', async () => {
  await publish(office, sampleOffice)
  expect(await home()).toContain('Home of Kakehashi, telephone 098-000-0142')

  await publish(office, { ...sampleOffice, phone: '098-111-2222' })

  expect(await home()).toContain('telephone 098-111-2222')
  const { body } = await office.visitor().send<{ phone: string }>('GET', '/api/office')
  expect(body.phone).toBe('098-111-2222')
})

test('a publication is recorded with the names of what changed, not the values', async () => {
  await publish(office, { ...sampleOffice, phone: '098-333-4444', dsn: '' })

  const event = await office.db
    .selectFrom('events')
    .select(['kind', 'fields'])
    .where('kind', '=', 'office.published')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(event.fields).toEqual(['phone', 'dsn'])
})

test('an incomplete description is not published', async () => {
  const nameless = { ...sampleOffice, name: { en: '', ja: '架け橋' } }

  await expect(publish(office, nameless)).rejects.toThrow('name')
})

test('a render that is stopped leaves the version before it', async () => {
  const before = await versions()

  await expect(renderSite(renderOptions(failing))).rejects.toThrow('stopped in the middle')

  expect(await versions()).toEqual(before)
  expect((await read('/')).status).toBe(200)
})

test('three versions are kept, and pictures are drawn once', async () => {
  for (const phone of ['098-500-0001', '098-500-0002', '098-500-0003', '098-500-0004']) {
    await publish(office, { ...sampleOffice, phone })
  }

  expect(await versions()).toHaveLength(3)
  expect((await read('/previews/home.en.png')).body).toBe('PNG, drawn anew')
})

test('a process serves the pages of its own build, and those of another only until then', async () => {
  const log = createLog('silent')
  const later = await openPublishedSite(office.db, 'second', log)
  const textOf = () => String(later.current()?.files.get('/')?.body)
  try {
    expect(textOf()).toContain('Home of Kakehashi')

    await renderSite(renderOptions(saying('Home, second build'), 'second'))
    await later.refresh()
    expect(textOf()).toBe('Home, second build')
    expect(await home()).toContain('Home of Kakehashi')

    await publish(office, { ...sampleOffice, phone: '098-600-0001' })
    await later.refresh()
    expect(textOf()).toBe('Home, second build')
  } finally {
    later.stop()
  }
})

test('two processes serve the same version within two seconds', async () => {
  const other = await openPublishedSite(office.db, 'first', createLog('silent'))
  try {
    await publish(office, { ...sampleOffice, phone: '098-777-8888' })
    const publishedAt = Date.now()
    const textOf = () => String(other.current()?.files.get('/')?.body)

    await expect.poll(textOf, { timeout: 5_000, interval: 20 }).toContain('098-777-8888')
    expect(Date.now() - publishedAt).toBeLessThan(2_000)
  } finally {
    other.stop()
  }
})

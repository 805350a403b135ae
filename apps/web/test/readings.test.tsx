import type { FileView, ReadingView } from '@kakehashi/contract/documents/file-view'
import { shortDateAndTime } from '@kakehashi/domain/calendar/date-formats'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { type Language, languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { WhoRead } from '../app/office/request/files/who-read.tsx'
import { Documents } from '../app/request/documents/documents.tsx'
import type { OfficeRequest } from '../app/request/request-views.ts'
import { openScreen, type Say } from './open-screen.tsx'
import { keiko, keikosRequest } from './sample-customer.ts'
import { officeRequest } from './sample-request.ts'

const passport: FileView = {
  _id: '01930000-0000-7000-8000-000000000011',
  role: 'document',
  name: 'passport.pdf',
  mediaType: 'application/pdf',
  size: 1000,
  status: 'clean',
  createdAt: '2026-11-02T01:00:00.000Z',
  path: '/api/files/01930000-0000-7000-8000-000000000011',
}
const opened: ReadingView = { at: '2026-11-16T01:12:00.000Z', kind: 'opened', by: 'office' }
const downloaded: ReadingView = {
  at: '2026-11-16T02:30:00.000Z',
  kind: 'downloaded',
  by: 'translator',
}

const shown = () => document.body.textContent
const summary = () => document.querySelector<HTMLElement>('summary')
const list = () => document.querySelector<HTMLElement>('details > ol')

/** A text with its time, as the page shows it. */
function text(say: Say, english: string, { at }: ReadingView, language: Language, name = '') {
  return say(english, { when: shortDateAndTime(at, language, sampleOffice.timeZone), name })
}

describe.each(languages)('who opened a document (%s)', (language) => {
  function openPage(readings?: ReadingView[]) {
    const request = keikosRequest({ documents: [{ ...passport, ...(readings && { readings }) }] })
    return openScreen({
      language,
      path: '/request/1',
      Component: () => <Documents request={request} />,
      user: keiko,
    })
  }

  test('is beside it, once somebody has', async () => {
    const { say } = await openPage([opened])
    await expect.element(page.getByText('passport.pdf').first()).toBeVisible()
    const sentence = text(say, 'Opened by the office, {when}', opened, language)
    await expect.poll(shown).toContain(sentence)
    expect(document.querySelector('details')).toBeNull()
  })

  test('is the last time at first, and all of them when asked for', async () => {
    const { say } = await openPage([downloaded, opened])
    const last = text(say, 'Downloaded by your translator, {when}', downloaded, language)
    const first = text(say, 'Opened by the office, {when}', opened, language)
    await expect.poll(() => summary()?.textContent).toContain(last)
    expect(list()?.checkVisibility()).toBe(false)
    summary()?.click()
    await expect.poll(() => list()?.checkVisibility()).toBe(true)
    expect(list()?.textContent).toBe(first)
  })

  test('is not mentioned before', async () => {
    await openPage()
    await expect.element(page.getByText('passport.pdf').first()).toBeVisible()
    expect(document.querySelector('time')).toBeNull()
  })

  function openOffice(request: OfficeRequest) {
    return openScreen({
      language,
      path: '/admin/quote/1',
      Component: () => <WhoRead request={request} />,
    })
  }

  test('is told to owners with the name', async () => {
    const readings = [{ ...opened, name: 'Clara Clerk' }]
    const { say } = await openOffice(officeRequest({ documents: [{ ...passport, readings }] }))
    await page.getByText(say('Who opened these files')).click()
    const sentence = text(say, 'Opened by {name}, {when}', opened, language, 'Clara Clerk')
    await expect.poll(shown).toContain(sentence)
  })

  test('is told to owners also after the document was removed', async () => {
    const removed = { removedAt: '2026-11-17T01:00:00.000Z', reason: 'wrong-person' } as const
    const readings = [{ ...opened, name: 'Clara Clerk' }]
    const { say } = await openOffice(
      officeRequest({ removedFiles: [{ ...passport, ...removed, readings }] }),
    )
    await page.getByText(say('Who opened these files')).click()
    const sentence = text(say, 'Opened by {name}, {when}', opened, language, 'Clara Clerk')
    await expect.poll(shown).toContain(sentence)
  })

  test('is not offered to admins, whom the server does not tell', async () => {
    const { say } = await openOffice(officeRequest({ documents: [passport] }))
    expect(shown()).not.toContain(say('Who opened these files'))
  })
})

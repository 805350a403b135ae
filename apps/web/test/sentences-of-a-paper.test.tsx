import { languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LookUp } from '../app/request/glossary/look-up.tsx'
import { openScreen } from './open-screen.tsx'
import { officeRequest } from './sample-request.ts'

const request = officeRequest({ stage: 'translate' })
const hanako = {
  _id: '01930000-0000-7000-8000-000000000031',
  version: 1,
  isChangedSince: false,
  kind: 'person',
  label: 'Mother',
  family: 'OSHIRO',
  given: 'HANAKO',
  kanjiFamily: '大城',
  kanjiGiven: '花子',
  kanaFamily: 'おおしろ',
  kanaGiven: 'はなこ',
  source: 'japanese-passport',
  bornOn: null,
}
const reads = {
  [`/api/requests/${request._id}/names`]: { request: request._id, entries: [hanako], can: [] },
}

const Component = () => <LookUp request={request} />

describe.each(languages)('the sentences of a paper (%s)', (language) => {
  test('are shown as they will be stored, without the people in the list of names', async () => {
    const { say } = await openScreen({ language, path: '/request', reads, Component })
    await page.getByText(say('Add sentences to the memory')).click()
    await page.getByLabelText(say('Sentence in Japanese')).fill('花子は健の長女')
    await page.getByLabelText(say('Sentence in English')).fill('Hanako is the daughter of Ken')
    await expect.element(page.getByText('{name1} is the daughter of Ken')).toBeVisible()
    await expect.element(page.getByText('{name1}は健の長女')).toBeVisible()
  })
})

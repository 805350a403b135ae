import type { ServiceView } from '@kakehashi/contract/services/services'
import { expect, test } from 'vitest'
import { openDraft, type Draft } from './request-draft.ts'
import { blankRequest } from './request-values.ts'

const services = [
  { name: 'Legal', slug: 'legal' },
  { name: 'International Business', slug: 'international-business' },
  { name: 'Marriage Affidavit', slug: 'marriage-affidavit' },
] as ServiceView[]

const open = (link: string, kept?: Draft) =>
  openDraft({ kept, link, services, tellPapers: (papers) => `Papers: ${papers.join(' ')}` })

const chosen = (link: string) => open(link).values.requestItem

const begun: Draft = {
  key: 'key-1',
  link: '?service=legal',
  values: { ...blankRequest, requestItem: 'International Business', details: 'My words' },
}

test('a link chooses the service, by its own name or by that of its page', () => {
  expect(open('?service=legal').values.requestItem).toBe('Legal')
  expect(open('?service=business').values.requestItem).toBe('International Business')
  expect(open('?service=unknown').values).toEqual(blankRequest)
})

test('a paper is ordered under its own service, and as legal work where that is not offered', () => {
  expect(chosen('?service=marriage-affidavit&documents=affidavit')).toBe('Marriage Affidavit')
  expect(chosen('?service=birth-certificate&documents=birth-certificate')).toBe('Legal')
  expect(chosen('?service=family-register-koseki')).toBe('Legal')
})

test('papers from the marriage guide are written down, and say what for', () => {
  expect(open('?service=legal&documents=affidavit').values).toMatchObject({
    details: 'Papers: affidavit',
    purpose: 'marriage',
  })
})

test('what was changed wins over the link it came by', () => {
  expect(open('?service=legal', begun)).toEqual(begun)
  expect(open('', begun).values).toEqual(begun.values)
})

test('a new link adds to what was begun and takes no word away', () => {
  const { key, values } = open('?service=legal&documents=affidavit', begun)
  expect({ key, ...values }).toMatchObject({
    key: 'key-1',
    requestItem: 'Legal',
    details: 'My words\n\nPapers: affidavit',
  })
})

test('a service that is no longer offered has to be chosen anew', () => {
  const gone = { ...begun, values: { ...begun.values, requestItem: 'Withdrawn' } }
  expect(open('?service=legal', gone).values.requestItem).toBe('')
})

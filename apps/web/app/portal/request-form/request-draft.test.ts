import type { ServiceView } from '@kakehashi/contract/services/services'
import { expect, test } from 'vitest'
import { openDraft, type Draft } from './request-draft.ts'
import { blankRequest } from './request-values.ts'

const services = [
  { name: 'Legal', slug: 'legal' },
  { name: 'International Business', slug: 'international-business' },
  { name: 'Marriage Affidavit', slug: 'marriage-affidavit' },
] as ServiceView[]

const open = (link: string, saved?: Draft) =>
  openDraft({ saved, link, services, describeDocuments: (papers) => `Papers: ${papers.join(' ')}` })

const chosen = (link: string) => open(link).values.requestItem

const begun: Draft = {
  key: 'key-1',
  link: '?service=legal',
  values: { ...blankRequest, requestItem: 'International Business', details: 'My words' },
  isToBeSent: true,
}

test('a link selects a service by its own slug or by that of its page', () => {
  expect(open('?service=legal').values.requestItem).toBe('Legal')
  expect(open('?service=business').values.requestItem).toBe('International Business')
  expect(open('?service=unknown').values).toEqual(blankRequest)
})

test('a document without a service of its own is requested as legal work', () => {
  expect(chosen('?service=marriage-affidavit&documents=affidavit')).toBe('Marriage Affidavit')
  expect(chosen('?service=birth-certificate&documents=birth-certificate')).toBe('Legal')
  expect(chosen('?service=family-register-koseki')).toBe('Legal')
})

test('documents from the marriage guide are added to the details and set the purpose', () => {
  expect(open('?service=legal&documents=affidavit').values).toMatchObject({
    details: 'Papers: affidavit',
    purpose: 'marriage',
  })
})

test('a draft takes precedence over the link that opened it', () => {
  expect(open('?service=legal', begun)).toEqual(begun)
  expect(open('', begun).values).toEqual(begun.values)
})

test('a new link adds to a draft and removes nothing typed', () => {
  const { key, values } = open('?service=legal&documents=affidavit', begun)
  expect({ key, ...values }).toMatchObject({
    key: 'key-1',
    requestItem: 'Legal',
    details: 'My words\n\nPapers: affidavit',
  })
})

test('a request that was pressed but not sent is still to be sent, unless a new link changes it', () => {
  expect(open('?service=legal', begun).isToBeSent).toBe(true)
  expect(open('', begun).isToBeSent).toBe(true)
  expect(open('?service=marriage-affidavit', begun).isToBeSent).toBe(false)
  expect(open('').isToBeSent).toBe(false)
})

test('a service that is no longer offered has to be chosen again', () => {
  const gone = { ...begun, values: { ...begun.values, requestItem: 'Withdrawn' } }
  expect(open('?service=legal', gone).values.requestItem).toBe('')
})

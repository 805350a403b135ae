import { describe, expect, test } from 'vitest'
import type { SelfQuotingService, ToBeQuoted } from './automatic-quote.ts'
import { automaticCopiesLine, copiesLine } from './copies.ts'
import type { Extra } from './quote-lines.ts'

const license: SelfQuotingService = {
  name: 'License',
  kind: 'translation',
  rate: { unit: 'page', priceCents: 3_000, minimumCents: null },
  quotesItself: true,
  ceilingCents: 2_000,
}
const copy: Extra = { name: 'Extra copy', nameJa: '追加の謄本', unit: 'each', priceCents: 500 }
const request: ToBeQuoted & { copies: number } = {
  documents: 1,
  pages: 2,
  areDocumentsClean: true,
  wasQuotedBefore: false,
  copies: 3,
}

test('copies are charged each, or for each page of each copy', () => {
  const line = { text: 'Extra copy', textJa: '追加の謄本', unit: 'each', unitCents: 500 }
  expect(copiesLine(copy, 3, request)).toEqual({ ...line, quantity: 3 })
  expect(copiesLine({ ...copy, unit: 'page' }, 3, request)).toMatchObject({ quantity: 6 })
})

describe('a service that quotes itself', () => {
  test('quotes copies at their fixed price, up to its ceiling', () => {
    expect(automaticCopiesLine(license, copy, request)).toMatchObject({ quantity: 3 })
    expect(automaticCopiesLine(license, copy, { ...request, copies: 4 })).toBeDefined()
    expect(automaticCopiesLine(license, copy, { ...request, copies: 5 })).toBeUndefined()
  })

  test('needs no papers for copies: they were seen with the first order', () => {
    const without = { ...request, documents: 0, pages: null }
    expect(automaticCopiesLine(license, copy, without)).toBeDefined()
  })

  test.each<[string, Partial<SelfQuotingService>, Extra | undefined, Partial<ToBeQuoted>]>([
    ['when it is off', { quotesItself: false }, copy, {}],
    ['without a ceiling', { ceilingCents: null }, copy, {}],
    ['when no extra of the list is the price of a copy', {}, undefined, {}],
    ['at a price that depends on the pages', {}, { ...copy, unit: 'page' }, {}],
    ['before the scan has ended', {}, copy, { areDocumentsClean: false }],
    ['a second time', {}, copy, { wasQuotedBefore: true }],
  ])('does not quote copies %s', (_when, service, extra, given) => {
    const asked = { ...request, ...given }
    expect(automaticCopiesLine({ ...license, ...service }, extra, asked)).toBeUndefined()
  })
})

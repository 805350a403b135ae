import { describe, expect, test } from 'vitest'
import { automaticLine, type SelfQuotingService, type ToBeQuoted } from './automatic-quote.ts'

const license: SelfQuotingService = {
  name: 'License',
  kind: 'translation',
  rate: { unit: 'page', priceCents: 3_000, minimumCents: null },
  quotesItself: true,
  ceilingCents: 9_000,
}
const request: ToBeQuoted = {
  documents: 2,
  pages: 3,
  areDocumentsClean: true,
  wasQuotedBefore: false,
}

describe('a service that quotes itself', () => {
  test('does so for the pages that the server counted, up to the ceiling', () => {
    const line = { text: 'License', unit: 'page', quantity: 3, unitCents: 3_000 }
    expect(automaticLine(license, request)).toEqual(line)
    expect(automaticLine(license, { ...request, pages: 4 })).toBeUndefined()
  })

  test.each(['order', 'document'] as const)('by %s needs no pages', (unit) => {
    const service = { ...license, rate: { ...license.rate, unit } }
    expect(automaticLine(service, { ...request, pages: null })).toBeDefined()
  })

  test.each<[string, Partial<SelfQuotingService>, Partial<ToBeQuoted>]>([
    ['when it is off', { quotesItself: false }, {}],
    ['without a ceiling', { ceilingCents: null }, {}],
    ['for an interpretation', { kind: 'interpretation' }, {}],
    ['by word', { rate: { unit: 'word', priceCents: 10, minimumCents: null } }, {}],
    [
      'when the minimum is above the ceiling',
      { rate: { ...license.rate, minimumCents: 9_001 } },
      {},
    ],
    ['when pages are not known', {}, { pages: null }],
    ['without documents', { rate: { ...license.rate, unit: 'order' } }, { documents: 0, pages: 0 }],
    ['before the scan has ended', {}, { areDocumentsClean: false }],
    ['a second time', {}, { wasQuotedBefore: true }],
  ])('does not %s', (_when, service, given) => {
    expect(automaticLine({ ...license, ...service }, { ...request, ...given })).toBeUndefined()
  })
})

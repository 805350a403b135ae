import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DocumentKey,
  documentKeys,
  orderOf,
  readPreselectedDocuments,
  requestFormPath,
  serviceFallbacks,
} from './document-keys.ts'

const readBack = (path: string) =>
  readPreselectedDocuments(new URL(path, 'https://office').searchParams)

describe('a link to the request form preselects documents', () => {
  test('in a readable URL', () => {
    expect(requestFormPath({ service: 'legal', documents: ['affidavit', 'konin-todoke'] })).toBe(
      '/start?service=legal&documents=affidavit,konin-todoke',
    )
  })

  test('without documents it has only the service', () => {
    expect(requestFormPath({ service: 'legal', documents: [] })).toBe('/start?service=legal')
  })

  test('reading the link gives back the service and documents', () => {
    fc.assert(
      fc.property(fc.subarray([...documentKeys]), fc.string(), (documents, service) => {
        fc.pre(service.isWellFormed())
        expect(readBack(requestFormPath({ service, documents }))).toEqual({ service, documents })
      }),
    )
  })
})

test('unknown and repeated documents are dropped', () => {
  const query = new URLSearchParams('documents=affidavit,passport,,affidavit,<b>')
  expect(readPreselectedDocuments(query)).toEqual({ service: '', documents: ['affidavit'] })
})

describe('documents are requested under', () => {
  test.each<[DocumentKey, string]>([
    ['affidavit', 'marriage-affidavit'],
    ['birth-certificate', 'birth-certificate'],
    ['konin-todoke', 'konin-todoke-marriage-form'],
    ['marriage-certificate', 'marriage-certificate'],
    ['family-register', 'family-register-koseki'],
    ['legal-capacity', 'legal'],
  ])('their own service: %s', (document, service) => {
    expect(orderOf([document])).toEqual({ service, documents: [document] })
  })

  test('the marriage form, together with the documents filed with it', () => {
    const { service } = orderOf(['affidavit', 'konin-todoke', 'birth-certificate'])
    expect(service).toBe('konin-todoke-marriage-form')
  })

  test.each<DocumentKey[][]>([
    [[]],
    [['affidavit', 'birth-certificate']],
    [['marriage-certificate', 'family-register']],
    // Turnaround for a certificate of legal capacity depends on the issuing country.
    [['konin-todoke', 'affidavit', 'legal-capacity']],
  ])('legal work where they have no service in common: %j', (documents) => {
    expect(orderOf(documents).service).toBe('legal')
  })
})

test('only the services of documents fall back to legal work', () => {
  expect(serviceFallbacks('marriage-affidavit')).toEqual(['marriage-affidavit', 'legal'])
  expect(serviceFallbacks('drivers-license')).toEqual(['drivers-license'])
})

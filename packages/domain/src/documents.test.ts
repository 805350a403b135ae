import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DocumentKey,
  documentKeys,
  orderOf,
  readChosenPapers,
  requestFormPath,
  servicesInstead,
} from './documents.ts'

const readBack = (path: string) => readChosenPapers(new URL(path, 'https://office').searchParams)

describe('a link to the request form carries the papers', () => {
  test('in an address that can be read aloud', () => {
    expect(requestFormPath({ service: 'legal', documents: ['affidavit', 'konin-todoke'] })).toBe(
      '/submitrequest?service=legal&documents=affidavit,konin-todoke',
    )
  })

  test('and without papers it names the service alone', () => {
    expect(requestFormPath({ service: 'legal', documents: [] })).toBe(
      '/submitrequest?service=legal',
    )
  })

  test('and whatever was put in comes out', () => {
    fc.assert(
      fc.property(fc.subarray([...documentKeys]), fc.string(), (documents, service) => {
        fc.pre(service.isWellFormed())
        expect(readBack(requestFormPath({ service, documents }))).toEqual({ service, documents })
      }),
    )
  })
})

test('a paper nobody knows, and one named twice, do not reach the form', () => {
  const query = new URLSearchParams('documents=affidavit,passport,,affidavit,<b>')
  expect(readChosenPapers(query)).toEqual({ service: '', documents: ['affidavit'] })
})

describe('papers are ordered under', () => {
  test.each<[DocumentKey, string]>([
    ['affidavit', 'marriage-affidavit'],
    ['birth-certificate', 'birth-certificate'],
    ['konin-todoke', 'konin-todoke-marriage-form'],
    ['marriage-certificate', 'marriage-certificate'],
    ['family-register', 'family-register-koseki'],
    ['legal-capacity', 'legal'],
  ])('the service of their own: %s', (document, service) => {
    expect(orderOf([document])).toEqual({ service, documents: [document] })
  })

  test('the marriage form, which brings along what is handed in with it', () => {
    const { service } = orderOf(['affidavit', 'konin-todoke', 'birth-certificate'])
    expect(service).toBe('konin-todoke-marriage-form')
  })

  test.each<DocumentKey[][]>([
    [[]],
    [['affidavit', 'birth-certificate']],
    [['marriage-certificate', 'family-register']],
    // How long one takes depends on the country that wrote it.
    [['konin-todoke', 'affidavit', 'legal-capacity']],
  ])('legal work where they have none in common: %j', (documents) => {
    expect(orderOf(documents).service).toBe('legal')
  })
})

test('papers whose service is no longer offered are legal work, and nothing else becomes it', () => {
  expect(servicesInstead('marriage-affidavit')).toEqual(['marriage-affidavit', 'legal'])
  expect(servicesInstead('drivers-license')).toEqual(['drivers-license'])
})

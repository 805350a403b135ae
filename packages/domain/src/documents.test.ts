import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentKeys, readChosenPapers, requestFormPath } from './documents.ts'

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

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  documentKeys,
  readPreselectedDocuments,
  requestFormPath,
} from '../documents/document-keys.ts'
import { checklistFor, documentsToRequest } from './checklist.ts'
import type { Couple } from './couple.ts'
import { cityOffices, isJapanese, nationalities, partnersOf, sofaAnswers } from './couple.ts'
import { rules } from './rules.ts'
import type { Source } from './sources.ts'
import { sources } from './sources.ts'
import { marriageSteps } from './steps.ts'

const nationality = fc.constantFrom(...nationalities)
const aCouple: fc.Arbitrary<Couple> = fc.record({
  sofa: fc.constantFrom(...sofaAnswers),
  first: nationality,
  second: nationality,
  cityOffice: fc.constantFrom(...cityOffices),
})

/** Checks a property on most of the 480 possible couples. */
function everyCouple(check: (couple: Couple) => void) {
  fc.assert(fc.property(aCouple, check), { numRuns: 1_000 })
}

const linesFor = (couple: Couple) => checklistFor(couple).flatMap(({ lines }) => lines)

test('every couple has all eight steps in order, none of them empty', () => {
  everyCouple((couple) => {
    const list = checklistFor(couple)
    expect(list.map(({ step }) => step)).toEqual(marriageSteps)
    expect(list.filter(({ lines }) => lines.length === 0)).toEqual([])
  })
})

test('every line has a known source', () => {
  everyCouple((couple) => {
    for (const line of linesFor(couple)) {
      expect(line.sources.length).toBeGreaterThan(0)
      for (const id of line.sources) expect(sources).toHaveProperty(id)
    }
  })
})

test('no checklist has a line twice', () => {
  everyCouple((couple) => {
    const ids = linesFor(couple).map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })
})

test('a Japanese partner is never asked for an affidavit', () => {
  everyCouple((couple) => {
    const [first, second] = partnersOf(couple)
    const askedOf = linesFor(couple)
      .filter(({ files }) => files !== undefined)
      .flatMap(({ doer }) => {
        if (doer === 'both') return [first, second]
        return doer === 'first' ? [first] : [second]
      })
    expect(askedOf.filter(isJapanese)).toEqual([])
  })
})

test('a partner who is not Japanese brings exactly one proof that they may marry', () => {
  everyCouple((couple) => {
    const filed = linesFor(couple).filter(({ files }) => files !== undefined)
    partnersOf(couple).forEach((partner, place) => {
      const self = place === 0 ? 'first' : 'second'
      const brought = filed.filter(({ doer }) => doer === self || doer === 'both')
      expect(brought).toHaveLength(isJapanese(partner) ? 0 : 1)
    })
  })
})

test('every foreign document filed at the city office is translated into Japanese', () => {
  everyCouple((couple) => {
    const lines = linesFor(couple)
    const intoJapanese = new Set(
      lines.flatMap(({ order }) => (order?.into === 'ja' ? order.document : [])),
    )
    const filed = lines.flatMap(({ files }) => files ?? [])
    expect(filed.filter((document) => !intoJapanese.has(document))).toEqual([])
  })
})

test('exactly one line is about the couple’s own city office', () => {
  everyCouple((couple) => {
    expect(linesFor(couple).filter(({ id }) => id.startsWith('ask-'))).toHaveLength(1)
  })
})

test('the request form can read every document of a checklist from its URL', () => {
  everyCouple((couple) => {
    for (const step of checklistFor(couple)) {
      const documents = documentsToRequest(step, new Set(documentKeys))
      const { searchParams } = new URL(requestFormPath(documents), 'https://office')
      const back = readPreselectedDocuments(searchParams)
      expect(back.service).toBe(documents.service)
      expect(back.documents.toSorted()).toEqual(documents.documents.toSorted())
    }
  })
})

test('every rule applies to some couple, and every document key is requested by one', () => {
  const used = new Set<string>()
  const requested = new Set<string>()
  everyCouple((couple) => {
    for (const { id, order } of linesFor(couple)) {
      used.add(id)
      if (order) requested.add(order.document)
    }
  })
  expect([...used].toSorted()).toEqual(rules.map(({ id }) => id).toSorted())
  expect([...requested].toSorted()).toEqual(documentKeys.toSorted())
})

test('every source has the date it was checked, and only one is marked as not confirmed', () => {
  const all: Source[] = Object.values(sources)
  expect(all.filter(({ checked }) => !/^\d{4}-\d{2}-\d{2}$/.test(checked))).toEqual([])
  expect(all.filter(({ dated, checked }) => dated !== undefined && dated > checked)).toEqual([])
  expect(all.filter(({ isVerified }) => !isVerified)).toEqual([sources['not-confirmed']])
})

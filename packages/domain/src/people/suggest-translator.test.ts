import { expect, test } from 'vitest'
import { byBestChoice, isAwayDuring, suggestedOf, workOn } from './suggest-translator.ts'

const today = '2026-11-16'
const away = (from: string, until: string) => ({ absence: { from, until } })
const work = workOn([{ promisedOn: '2026-11-19' }], today)
const names = (people: readonly { _id: string }[]) => people.map(({ _id }) => _id)

test('someone is away if an absence overlaps the days of the work', () => {
  expect(isAwayDuring(away('2026-11-18', '2026-11-20'), work)).toBe(true)
  expect(isAwayDuring(away('2026-11-20', '2026-11-27'), work)).toBe(false)
  expect(isAwayDuring(away('2026-11-09', '2026-11-15'), work)).toBe(false)
  expect(isAwayDuring({}, work)).toBe(false)
})

test('without a ready-by day only an absence today counts', () => {
  const undated = workOn([{}], today)
  expect(isAwayDuring(away('2026-11-16', '2026-11-16'), undated)).toBe(true)
  expect(isAwayDuring(away('2026-11-17', '2026-11-20'), undated)).toBe(false)
})

test('several requests last until the latest of their days, whoever declined one of them', () => {
  const requests = [
    { promisedOn: '2026-11-19', declinedBy: ['one'] },
    {},
    { promisedOn: '2026-11-25', declinedBy: ['other'] },
  ]
  expect(workOn(requests, today)).toEqual({
    today,
    readyBy: '2026-11-25',
    declinedBy: ['one', 'other'],
  })
})

const busy = { _id: 'busy', openDocuments: 4 }
const free = { _id: 'free', openDocuments: 1 }
const absent = { _id: 'absent', openDocuments: 0, ...away(today, '2026-11-20') }

test('the person with the fewest documents comes first, and those who are away last', () => {
  expect(names(byBestChoice([absent, busy, free], work))).toEqual(['free', 'busy', 'absent'])
  expect(suggestedOf([absent, busy, free], work)).toBe(free)
})

test('someone who declined the work is not suggested for it again', () => {
  const declined = { ...work, declinedBy: ['free'] }
  expect(names(byBestChoice([absent, free, busy], declined))).toEqual(['busy', 'free', 'absent'])
  expect(suggestedOf([absent, free, busy], declined)).toBe(busy)
  expect(suggestedOf([absent, free], declined)).toBeUndefined()
})

test('nobody is suggested where there is no choice', () => {
  expect(suggestedOf([free], work)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { describeEvent, eventTexts, historyGroups, kindsIn } from './event-texts.ts'
import { describeFields, describeSetting } from './field-texts.ts'

const kinds = historyGroups.flatMap((group) => kindsIn(group))

test('every kind of event is in one group only', () => {
  expect(kinds).toHaveLength(new Set(kinds).size)
  expect(kinds).toContain('request.quoted')
  expect(kindsIn('money')).toContain('request.refunded')
  expect(kindsIn('requests')).not.toContain('request.refunded')
})

test.each(kinds)('%s has its own words in both languages', (kind) => {
  const { en, ja } = describeEvent(kind)
  expect(en).not.toBe(kind)
  expect(ja).toMatch(/ました$|ませんでした$/)
})

test('a kind of a later version is shown by its name', () => {
  expect(describeEvent('request.sung')).toEqual({ en: 'request.sung', ja: 'request.sung' })
  expect(Object.keys(eventTexts)).toEqual(historyGroups)
})

test('fields and settings have words, and what has none is left out', () => {
  expect(describeFields(['phone', 'totp_last_step']).map(({ en }) => en)).toEqual(['phone number'])
  expect(describeSetting('closures')?.ja).toBe('休業日')
  expect(describeSetting('unheardOf')).toBeUndefined()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paperTemplates } from '../paper-templates/templates.ts'
import { propose } from './propose.ts'
import { seenEnglishPage, seenPage } from './testing/seen.ts'
import { writeDate } from './write-date.ts'

const today = '2026-11-19'

const register = [
  '（１の１）　全部事項証明',
  '氏名 見本 美咲',
  '【編製日】令和２年１０月５日',
  '【名】美咲',
  '【生年月日】平成６年４月１７日',
  '【出生日】平成６年４月１７日',
  '【届出日】平成６年４月２５日',
  '【婚姻日】令和２年１０月５日',
  '【配偶者の生年月日】西暦１９９２年８月３日',
  '【名】恵真',
  '【生年月日】令和４年２月１１日',
  '【出生日】令和４年２月１１日',
  'これは、戸籍に記録されている事項の全部を証明した書面である。',
  '令和８年４月２０日',
]

function proposed(lines: readonly string[], certainty?: number) {
  const { dates } = propose([seenPage(lines, certainty)], 'ja', today)
  return dates.map(({ group, at, field, day }) => `${group}.${at}.${field} ${day}`)
}

test('each date of a register is proposed for its field and its person', () => {
  expect(propose([seenPage(register)], 'ja', today).template).toBe('family-register')
  expect(proposed(register)).toEqual([
    'register.0.compiledOn 2020-10-05',
    'person.0.bornOn 1994-04-17',
    'person.0.birthOn 1994-04-17',
    'person.0.birthReportedOn 1994-04-25',
    'person.0.marriageOn 2020-10-05',
    'person.0.marriageSpouseBorn 1992-08-03',
    'person.1.bornOn 2022-02-11',
    'person.1.birthOn 2022-02-11',
    'issue.0.issuedOn 2026-04-20',
  ])
})

test('a date that cannot be read does not make the next one another person’s', () => {
  const blot = register.map((line) =>
    line.includes('令和４年') ? line.replace('令和', '帝和') : line,
  )
  const later = [...blot.slice(0, 12), '【届出日】令和４年２月１８日', ...blot.slice(12)]
  expect(proposed(later).filter((one) => one.startsWith('person.1'))).toEqual([
    'person.1.birthReportedOn 2022-02-18',
  ])
})

test('a day that the era or the month did not have is not proposed', () => {
  expect(proposed([...register.slice(0, 2), '【編製日】昭和６４年１月８日'])).toEqual([])
  expect(proposed([...register.slice(0, 2), '【編製日】平成６年２月３０日'])).toEqual([])
})

test('a day that is still to come is not proposed, except for what is valid until then', () => {
  expect(proposed([...register.slice(0, 2), '【編製日】令和９年１月５日'])).toEqual([])
  const licence = ['運転免許証', '２０２９年（令和１１年）０４月０３日まで有効']
  expect(proposed(licence)).toEqual(['front.0.validUntil 2029-04-03'])
})

test('where the two days of birth of a person differ, neither is proposed', () => {
  const differing = register.map((line) => line.replace('【出生日】平成６年', '【出生日】平成５年'))
  const ofFirst = proposed(differing).filter((one) => /person\.0\.(bornOn|birthOn)/.test(one))
  expect(ofFirst).toEqual([])
})

test('an uncertain date and one without its label are not proposed', () => {
  expect(proposed(register, 20)).toEqual([])
  expect(proposed(['全部事項証明', '平成６年４月１７日'])).toEqual([])
})

test('a western date of an American paper belongs to the label above or before it', () => {
  const page = seenEnglishPage([
    'CERTIFICATE OF LIVE BIRTH',
    'Date filed by registrar File number',
    'MARCH 11, 1996 000-00-000000',
    'Date issued: JUNE 3, 2024',
  ])
  const { template, dates } = propose([page], 'en', today)
  expect(template).toBe('us-birth-certificate')
  expect(dates.map(({ field, day }) => `${field} ${day}`)).toEqual([
    'filedOn 1996-03-11',
    'issuedOn 2024-06-03',
  ])
})

test('one misread sign does not hide the kind of paper, and two kinds are no kind', () => {
  expect(propose([seenPage(['全部事頂証明'])], 'ja', today).template).toBe('family-register')
  expect(propose([seenPage(['住民票', '運転免許証'])], 'ja', today).template).toBeNull()
})

test('a proposal has nothing but the place, the day and the certainty', () => {
  for (const date of propose([seenPage(register)], 'ja', today).dates) {
    expect(Object.keys(date).toSorted()).toEqual(
      ['at', 'box', 'certainty', 'day', 'era', 'field', 'group', 'page'].toSorted(),
    )
  }
})

const names = fc.array(
  fc.oneof(
    fc.constantFrom(
      '宮里',
      '年月日',
      '三月',
      '一日',
      '平成',
      '令和子',
      '美咲',
      'April',
      'June',
      'May',
      'Augusta',
    ),
    fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .filter((text) => !/\d/.test(text.normalize('NFKC'))),
  ),
  { maxLength: 8 },
)

test('names are never proposed, whatever they are and however certain the program is', () => {
  const templates = Object.values(paperTemplates)
  fc.assert(
    fc.property(
      fc.array(names, { maxLength: 12 }),
      fc.constantFrom('en', 'ja'),
      (lines, language) => {
        const texts = lines.map((words) => words.join(language === 'en' ? ' ' : ''))
        const { template, dates } = propose([seenPage(texts, 100)], language, today)
        // The type is one of a fixed list, and of dates there is at most a day of the calendar.
        expect(template === null || templates.some(({ id }) => id === template)).toBe(true)
        expect(dates).toEqual([])
      },
    ),
  )
})

test('what is proposed can only say a place, a day and a number, also beside names', () => {
  fc.assert(
    fc.property(names, (words) => {
      const name = words.join('')
      const page = seenPage([...register, `【父】${name}`, `氏名 ${name}`])
      const shown = JSON.stringify(propose([page], 'ja', today))
      expect(shown).not.toMatch(/\P{ASCII}/u)
    }),
  )
})

test('an accepted date is written as the paper has it', () => {
  expect(writeDate({ day: '2020-10-05', era: 'reiwa' }, 'ja')).toBe('令和2年10月5日')
  expect(writeDate({ day: '1989-01-13', era: 'heisei' }, 'ja')).toBe('平成元年1月13日')
  expect(writeDate({ day: '1992-08-03', era: null }, 'ja')).toBe('1992年8月3日')
  expect(writeDate({ day: '1996-03-04', era: null }, 'en')).toBe('March 4, 1996')
})

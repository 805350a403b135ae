import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/day.ts'
import { eras, eraYearOf } from './eras.ts'
import {
  americanDate,
  japaneseDate,
  militaryDate,
  paperDateInEnglish,
  paperDateInJapanese,
} from './paper-dates.ts'
import { readAmericanDate } from './read-american-date.ts'
import { readJapaneseDate } from './read-japanese-date.ts'
import { americanDates } from './testing/american-dates.ts'
import { japaneseDates, paperDates } from './testing/japanese-dates.ts'

const firstDay = '1873-01-01'
const daysUntil2100 = Array.from({ length: 83_275 }, (_, days) => addDays(firstDay, days))

function describeJapanese(written: string): string {
  const read = readJapaneseDate(written)
  if (read.kind === 'read') return read.day + (read.alsoNextEra ? ', also the next era' : '')
  return read.perhaps === null ? read.why : `${read.why}, perhaps ${read.perhaps}`
}

function describeAmerican(written: string): string {
  const read = readAmericanDate(written)
  if (read.kind === 'read')
    return read.day + (read.dayFirst === null ? '' : `, or ${read.dayFirst}`)
  return read.perhaps.length === 0 ? read.why : `${read.why}, perhaps ${read.perhaps.join(' ')}`
}

test('the days tried here end with the year 2100', () => {
  expect(daysUntil2100.at(-1)).toBe('2100-12-31')
})

describe('a date as Japanese papers write it', () => {
  test.each(japaneseDates)('%s: %s', (written, expected) => {
    expect(describeJapanese(written ?? '')).toBe(expected)
  })

  test('each day from 1873 to 2100 is written and read again', { timeout: 30_000 }, () => {
    const wrong = daysUntil2100.filter((day) => {
      const read = readJapaneseDate(japaneseDate(day))
      return read.kind === 'refused' || read.day !== day || read.alsoNextEra
    })

    expect(wrong).toEqual([])
  })

  test('each day from 1873 to 2100 has one era, and the years of an era follow each other', () => {
    const years = daysUntil2100.map((day) => {
      const found = eraYearOf(day)
      return { day, name: found?.era.name, year: found?.year ?? 0 }
    })
    const wrong = years.slice(1).filter(({ day, name, year }, at) => {
      const before = years[at]
      const next = (before?.year ?? 0) + Number(day.endsWith('-01-01'))
      return year !== (name === before?.name ? next : 1)
    })

    expect(years[0]).toEqual({ day: '1873-01-01', name: 'meiji', year: 6 })
    expect(wrong).toEqual([])
  })

  test('every era begins when the one before ends, or on the day after', () => {
    const [, ...later] = eras
    const begins = later.map(({ from }, at) => {
      const end = eras[at]?.to ?? ''
      return [end, addDays(end, 1)].indexOf(from)
    })

    // Taisho and Showa on the same day, Heisei and Reiwa on the day after.
    expect(begins).toEqual([0, 0, 1, 1])
  })

  test('kanji, the forms of registers and digits are the same numbers', () => {
    fc.assert(
      fc.property(between(7, 44), between(1, 12), between(1, 28), (year, month, date) => {
        const written = [`明治${year}年${month}月${date}日`, `M${year}.${month}.${date}`]
        const kanji = `明治${inKanji(year)}年${inKanji(month)}月${inKanji(date)}日`
        const register = kanji.replaceAll(
          /[一二三十]/g,
          (each) => '壱弐参拾'['一二三十'.indexOf(each)] ?? '',
        )

        const days = [...written, kanji, register].map(describeJapanese)
        expect(new Set(days)).toEqual(new Set([`${1867 + year}-${padded(month)}-${padded(date)}`]))
      }),
    )
  })

  test('whatever is typed is read or refused', () => {
    const sign = fc.constantFrom(...Array.from('昭和明治SM年月日元0169一十壱廿./- 　'))

    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 14 }), (typed) => {
        expect(describeJapanese(typed)).toMatch(/^(?:\d{4}-\d{2}-\d{2}|[a-z-]+)(?:, |$)/)
      }),
    )
  })
})

describe('a date as American papers write it', () => {
  test.each(americanDates)('%s: %s', (written, expected) => {
    expect(describeAmerican(written ?? '')).toBe(expected)
  })

  test('each day from 1873 to 2100 is written and read again', { timeout: 30_000 }, () => {
    const wrong = daysUntil2100.filter((day) =>
      [americanDate(day), militaryDate(day)].some((written) => describeAmerican(written) !== day),
    )

    expect(wrong).toEqual([])
  })
})

test.each(paperDates)('on papers, %s is %s or %s', (day, japanese, inEnglish, inJapanese) => {
  expect(japaneseDate(day ?? '')).toBe(japanese)
  expect(paperDateInEnglish(day ?? '')).toBe(inEnglish)
  expect(paperDateInJapanese(day ?? '')).toBe(inJapanese)
})

test('the military writes two digits of the day and three letters of the month', () => {
  expect(militaryDate('1989-01-07')).toBe('07 JAN 1989')
  expect(militaryDate('2001-09-30')).toBe('30 SEP 2001')
})

function between(min: number, max: number) {
  return fc.integer({ min, max })
}

function inKanji(number: number): string {
  const digits = ' 一二三四五六七八九'
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : digits[tens]}十`
  return `${ten}${digits[ones]?.trim()}`
}

function padded(number: number): string {
  return String(number).padStart(2, '0')
}

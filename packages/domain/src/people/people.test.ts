import { describe, expect, test } from 'vitest'
import {
  addressedName,
  fullName,
  isLatinName,
  isSameEmail,
  lastFirst,
  listedName,
  nameInMail,
} from './people.ts'

const jane = { firstName: 'Jane', lastName: 'Smith' }

describe('how texts address a person', () => {
  test('by the first name in English', () => {
    expect(addressedName({ ...jane, nameJa: '山田 花子' }, 'en')).toBe('Jane')
  })

  test('by the Japanese name in Japanese', () => {
    expect(addressedName({ ...jane, nameJa: '山田 花子' }, 'ja')).toBe('山田 花子')
  })

  test.each([undefined, null, ''])('in Japanese without one (%j), family name first', (nameJa) => {
    expect(addressedName({ ...jane, nameJa }, 'ja')).toBe('Smith Jane')
  })
})

test('a full name is in the order of the reader', () => {
  const person = { ...jane, middleName: 'Q.' }
  expect(fullName(person, 'en')).toBe('Jane Q. Smith')
  expect(fullName(person, 'ja')).toBe('Smith Jane Q.')
  expect(fullName(jane, 'ja')).toBe('Smith Jane')
})

describe('how lists for staff name a person', () => {
  test('family name first, and by the Japanese name for Japanese readers if it is known', () => {
    const withJapaneseName = { ...jane, nameJa: '山田 花子' }
    expect(listedName(withJapaneseName, 'en')).toBe('Smith, Jane')
    expect(listedName(withJapaneseName, 'ja')).toBe('山田 花子')
    expect(listedName(jane, 'ja')).toBe('Smith, Jane')
  })

  test('with the only name that somebody has', () => {
    expect(lastFirst({ lastName: 'Suharto', firstName: '' })).toBe('Suharto, ')
    expect(lastFirst({ lastName: '', firstName: 'Suharto' })).toBe(', Suharto')
  })

  test('with a dash after the name was erased', () => {
    expect(lastFirst({ lastName: '', firstName: '' })).toBe('—')
  })
})

test('a passport name has no letters of other scripts', () => {
  expect(['Núñez', 'Nguyễn', "O'Brien", 'Kaʻala', 'Ｊａｎｅ'].every(isLatinName)).toBe(true)
  expect(['山田', 'やまだ', 'ヤマダ', 'Jane山', '々', 'ー'].some(isLatinName)).toBe(false)
})

test('the width and the case of letters do not make another e-mail address', () => {
  expect(isSameEmail('jane@example.com', ' Ｊane＠example。com')).toBe(true)
  expect(isSameEmail('jane@example.com', 'jane2@example.com')).toBe(false)
})

test('a name in a mail has nothing that a mail program would turn into a link', () => {
  expect(nameInMail('Claim it at EXAMPLE.COM/WIN')).toBe('Claim it at EXAMPLE. COM/ WIN')
  expect(nameInMail('J. R. Smith')).toBe('J. R. Smith')
  expect(nameInMail('x'.repeat(200))).toHaveLength(60)
})

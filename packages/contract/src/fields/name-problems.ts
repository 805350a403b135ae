import type { Words } from '@kakehashi/domain/language'

/** Validation messages for the names, dates and places of a request. */
export const nameProblems = {
  'label-required': { en: 'Enter who or what it is', ja: '続柄や項目名を入力してください' },
  'passport-name-required': {
    en: 'Enter the name as in the passport',
    ja: 'パスポートのとおりにお名前を入力してください',
  },
  'kanji-format': {
    en: 'Use kanji or kana, without Latin letters or digits',
    ja: '漢字またはかなで入力してください。英字や数字は使えません',
  },
  'place-required': { en: 'Enter the place', ja: '地名を入力してください' },
  'lines-required': {
    en: 'Enter the two or three lines at the bottom of the passport',
    ja: 'パスポートの下部にある2〜3行を入力してください',
  },
  'date-format': {
    en: 'Enter a date like 1994-04-17, April 17, 1994 or 平成6年4月17日',
    ja: '平成6年4月17日、1994-04-17、April 17, 1994 のように入力してください',
  },
  'date-no-such-day': {
    en: 'There is no such day. Check it with the paper',
    ja: '実在しない日付です。書類をご確認ください',
  },
  'date-outside-era': {
    en: 'This era did not have that day. Check the era and the year',
    ja: 'この元号にはない日付です。元号と年をご確認ください',
  },
  'date-lunar': {
    en: 'Days before 1873 follow the lunar calendar and cannot be converted here',
    ja: '明治5年以前の日付は旧暦のため、ここでは換算できません',
  },
  'date-century': {
    en: 'Enter the year with four digits',
    ja: '年は西暦4桁で入力してください',
  },
  'date-day-first': {
    en: 'Enter the month first, like 04/17/1994, or write the month as a word',
    ja: '04/17/1994 のように月を先に入力するか、月を英語で書いてください',
  },
} as const satisfies Record<string, Words>

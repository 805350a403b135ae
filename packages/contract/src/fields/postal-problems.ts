import type { Words } from '@kakehashi/domain/language'

/** Validation messages for an address to which a translation is posted. */
export const postalProblems = {
  'postal-country-required': { en: 'Choose a country', ja: '国を選んでください' },
  'postal-code-format': {
    en: 'Enter a postal code like 904-0203',
    ja: '904-0203 のような形式で郵便番号を入力してください',
  },
  'zip-code-format': {
    en: 'Enter a ZIP code like 96362 or 96362-5005',
    ja: '96362 または 96362-5005 のような形式で ZIP コードを入力してください',
  },
  'postal-address-required': { en: 'Enter the address', ja: '住所を入力してください' },
} as const satisfies Record<string, Words>

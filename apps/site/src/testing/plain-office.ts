import { blankOffice } from '@kakehashi/domain/blank-office'
import type { Office } from '@kakehashi/domain/office'

/** An office in another country that has entered no more than it must. */
export const plainOffice: Office = {
  ...blankOffice,
  name: { en: 'Mill Lane', ja: 'ミルレーン' },
  tagline: { en: 'Translations in Bavaria', ja: 'バイエルンの翻訳' },
  sender: { en: 'Mill Lane', ja: 'ミルレーン' },
  address: {
    street: { en: '4 Mill Lane', ja: 'ミルレーン4番' },
    region: { en: 'Bavaria', ja: 'バイエルン州' },
    postalCode: '91000',
    country: 'DE',
  },
  phone: '0961-000-4400',
  phoneAbroad: '+49-961-000-4400',
  email: 'desk@mill.example',
  timeZone: 'Europe/Berlin',
  openWeekdays: [0, 1, 2, 3, 4, 5, 6],
  hours: { opens: '0800', closes: '1800', lunchFrom: '1200', lunchUntil: '1200' },
  sameDayUntil: '1400',
  holidays: 'none',
}

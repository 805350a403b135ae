import type { Office } from './office.ts'

const empty = { en: '', ja: '' }

/** An office that nobody has described yet. Its owner starts from this at the first run. */
export const blankOffice: Office = {
  name: { en: 'Translation office', ja: '翻訳事務所' },
  tagline: { en: 'Translation and interpretation', ja: '翻訳・通訳' },
  sender: { en: 'Translation office', ja: '翻訳事務所' },
  logo: 'seal',
  seal: { text: '訳', colour: 'vermilion' },

  address: { street: empty, region: empty, postalCode: '', country: 'JP' },
  coordinates: { latitude: 0, longitude: 0 },
  directions: { gate: empty, building: empty, minutesOnFoot: 0 },
  meetingPlace: empty,
  phone: '',
  phoneAbroad: '',
  dsn: '',
  email: '',
  mailLanguage: 'en',
  socialLinks: [],

  timeZone: 'Asia/Tokyo',
  openWeekdays: [1, 2, 3, 4, 5],
  hours: { opens: '0900', closes: '1700', lunchFrom: '1200', lunchUntil: '1300' },
  sameDayUntil: '1000',
  holidays: 'us-federal',

  orderPrefix: 'T',
  documentLanguages: ['en', 'ja', 'other'],
  paymentMethods: { en: 'Cash', ja: '現金' },

  registration: { title: empty, text: empty },
  mission: { aim: empty, text: empty },
  belief: { creed: empty, text: empty },
  history: [],
  news: [],
}

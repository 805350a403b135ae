import type { Office } from './office.ts'

const empty = { en: '', ja: '' }

/** An office that nobody has described yet. Its owner starts from this at the first run. */
export const blankOffice: Office = {
  name: { en: 'Translation office', ja: '翻訳事務所' },
  tagline: { en: 'Translation and interpretation', ja: '翻訳・通訳' },
  sender: { en: 'Translation office', ja: '翻訳事務所' },
  logo: 'seal',
  seal: {
    text: '訳',
    colour: 'vermilion',
    outline:
      'm84 94h70l18-21q5 4 9 7 3 3 6 6 3 3 6 7 4 5 10 11l-9 16h-102l-8-26zm255 154v-17h-21q18 84 92 126-7 7-13 14-5 6-11 14-5 8-11 19-19-16-33-33-14-17-24-37-10-20-17-44-7-25-11-55v-4h-18q-5 112-58 176l-22-18h-33v-14h-32v24h-39v-130q8 2 16 4 7 2 17 4l5 2h31l15-17q14 10 22 17 7 7 11 11 3 4 3 7 0 2-3 5l-9 7v70q16-30 24-73 8-43 8-97v-118q8 1 15 3 6 1 14 3 9 2 21 5h59l20-21q16 13 24 20 9 8 13 13 3 4 3 8 0 1-1 3-1 1-3 3l-10 8v112h-44zm-269-109h96l18-17q5 4 9 7 4 2 7 5 4 3 8 6 4 4 9 9l-9 17h-130l-8-27zm203 64h66v-74h-66v74zm-189-17h70l18-17 4 4q6 4 10 7 4 4 8 7 4 4 9 9l-9 16h-102l-8-26zm0 45h70l18-16q7 5 12 9 5 4 10 7 4 4 9 9l-9 16h-102l-8-25zm43 118h32v-45h-32v45z',
  },

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

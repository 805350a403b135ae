import type { Office } from '@kakehashi/domain/office'

/** Another office, with no fact in common with the sample office that its pages would show. */
export const secondOffice: Office = {
  name: { en: 'Harborside', ja: '港町' },
  tagline: { en: 'Translation office, Camp Umineko', ja: 'キャンプ・ウミネコ翻訳事務所' },
  sender: { en: 'Harborside Support', ja: '港町サポート' },
  logo: 'seal',
  seal: {
    text: '港',
    colour: 'indigo',
    outline:
      'm300 320h-59v28q0 3 0 6 1 2 4 3 2 1 8 2 5 0 15 1 10 0 25 0 16 0 25-1 10-1 15-2 5-2 7-4 4-4 7-14 3-9 5-22l19 7q0 2 0 4 0 2 0 3 0 10 2 16 1 5 5 8 4 2 11 2 0 15-4 23-5 7-14 11-7 3-28 5-21 1-52 1-32 0-51-1-19-2-26-4-7-4-11-11-3-7-3-19v-73q-9 8-19 16-10 7-21 13l-16-19q14-10 27-24 12-13 23-29 10-16 17-33h-45l-24 77q-2 6-3 10-1 4-1 7-1 4-1 7 0 5 1 9 1 4 4 11 3 10 5 21 2 11 2 20 0 15-8 22-7 7-24 7-9 0-14-5-5-4-5-11 0-2 0-3 0-1 1-4 0-3 2-9 1-6 2-14 1-8 1-12 0-11-4-18-3-8-10-12-7-4-19-6v-21q3 0 6 0 2 0 4 0 6 0 10-1 4-2 8-6 4-4 9-11 13-20 26-48 12-28 26-67l20 15-5 17h40v-35h-39l-9-25h48v-52q21 1 32 3 12 1 17 3 5 2 5 5 0 2-3 5-3 3-10 7v29h36v-52q19 2 31 3 12 2 17 4 5 2 5 5 0 4-12 12v28h15l18-22q5 5 10 9 4 4 8 8 4 5 10 12l-8 18h-53v35h19l20-23q7 6 12 10 4 4 9 9 4 5 10 11l-9 18h-63q14 16 34 29 19 13 45 22-8 10-14 19-6 9-12 22-13-6-24-15-11-8-22-20v61h-38v-11zm-212-224l12-17q33 9 48 19 15 10 15 23 0 5-2 11-3 6-7 11-4 5-9 9-4 3-9 3-7 0-9-8-10-30-39-51zm168 57v35h36v-35h-36zm-186 17l11-16q20 6 32 12 12 6 17 13 5 6 5 14 0 6-2 12-3 6-6 11-4 5-9 9-4 3-8 3-4 0-6-2-2-3-5-11-4-13-11-25-8-11-18-20zm170 72h61l11-10q-3-4-5-9-3-4-5-10h-45q-3 7-8 14-4 8-9 15zm-6 52l9 2h57v-30h-77q-5 6-10 10-4 5-11 11 8 2 15 3 7 2 17 4z',
  },
  address: {
    street: { en: 'Building 9, Camp Umineko', ja: 'キャンプ・ウミネコ 9号棟' },
    region: { en: 'Kanagawa', ja: '神奈川県' },
    postalCode: '231-0000',
    country: 'JP',
  },
  coordinates: { latitude: 35.4437, longitude: 139.638 },
  directions: {
    gate: { en: 'Gate 5', ja: '第5ゲート' },
    building: { en: 'Building 9', ja: '9号棟' },
    minutesOnFoot: 3,
  },
  meetingPlace: {
    en: 'the kiosk opposite Gate 5',
    ja: '第5ゲート向かいの売店前',
  },
  phone: '045-000-0199',
  phoneAbroad: '+81-45-000-0199',
  dsn: '',
  email: 'desk@harborside.example',
  mailLanguage: 'ja',
  socialLinks: [],
  timeZone: 'Asia/Tokyo',
  openWeekdays: [2, 3, 4, 5, 6],
  hours: { opens: '0830', closes: '1600', lunchFrom: '1200', lunchUntil: '1200' },
  sameDayUntil: '0945',
  holidays: 'none',
  orderPrefix: 'H',
  documentLanguages: ['en', 'ja'],
  paymentMethods: { en: 'Bank transfer', ja: '銀行振込' },
  registration: {
    title: { en: 'On the court’s list', ja: '裁判所の名簿に登録' },
    text: {
      en: 'We are on the list of the district court.',
      ja: '地方裁判所の名簿に載っています。',
    },
  },
  mission: {
    aim: { en: 'To be understood.', ja: '伝わること。' },
    text: { en: 'We work for everyone.', ja: 'どなたのためにも働きます。' },
  },
  belief: {
    creed: { en: 'Words connect.', ja: '言葉は人を結びます。' },
    text: { en: 'So we choose them with care.', ja: 'だから、丁寧に選びます。' },
  },
  history: [],
  news: [],
}

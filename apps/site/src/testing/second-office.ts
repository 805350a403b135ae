import type { Office } from '@kakehashi/domain/office'

/** Another office, with no fact in common with the sample office that its pages would show. */
export const secondOffice: Office = {
  name: { en: 'Harborside', ja: '港町' },
  tagline: { en: 'Translation office, Camp Umineko', ja: 'キャンプ・ウミネコ翻訳事務所' },
  sender: { en: 'Harborside Support', ja: '港町サポート' },
  logo: 'seal',
  seal: { text: '港', colour: 'indigo' },
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

import type { Words } from './language.ts'

/**
 * The one file a real office edits: its name, address, phone and links.
 * What an owner changes from day to day lives in the settings table instead.
 * Everything here is an invented sample.
 */
export const office = {
  name: 'Kakehashi',
  nameJa: '架け橋',
  tagline: {
    en: 'Translation office, Camp Deigo',
    ja: 'キャンプ・デイゴ翻訳事務所',
  } satisfies Words,
  /** Signs every message that staff or the system send to a customer. */
  systemSender: 'Kakehashi Support',
  address: {
    en: ['Building 217, Camp Deigo', 'Okinawa 901-0000, Japan'],
    ja: ['〒901-0000 沖縄県', 'キャンプ・デイゴ 217号棟'],
  },
  /** The same address in the parts that maps and search engines ask for. */
  place: {
    street: { en: 'Building 217, Camp Deigo', ja: 'キャンプ・デイゴ 217号棟' } satisfies Words,
    region: { en: 'Okinawa', ja: '沖縄県' } satisfies Words,
    postalCode: '901-0000',
    country: 'JP',
  },
  /** A public park on Okinawa, so that no sample leads anybody to a real gate. */
  coordinates: { latitude: 26.3226, longitude: 127.8236 },
  /** What one passes on the way in, as the sketch map draws it. */
  way: {
    gate: { en: 'Gate 2', ja: '第2ゲート' } satisfies Words,
    building: { en: 'Building 217', ja: '217号棟' } satisfies Words,
    minutesOnFoot: 6,
  },
  /** The years its own page tells about. */
  history: { founded: 2009, registered: 2011, atOwnCounter: 2016, online: 2026 },
  phone: '098-000-0142',
  phoneAbroad: '+81-98-000-0142',
  dsn: '000-0142',
  email: 'office@kakehashi.example',
  /** Where the site stands for the world; a build for another place sets SITE_ORIGIN. */
  website: 'https://kakehashi.example',
  /** The language of mail to the office's own mailbox. */
  mailLanguage: 'en',
  orderPrefix: 'K',
  timeZone: 'Asia/Tokyo',
  socialLinks: [
    { name: 'Facebook', url: 'https://social.example/kakehashi-facebook' },
    { name: 'Instagram', url: 'https://social.example/kakehashi-instagram' },
  ],
  hours: { opens: '0900', closes: '1700', lunchFrom: '1300', lunchUntil: '1400' },
  /** What is to be ready on the same day has to be asked for before this time. */
  sameDayUntil: '1030',
} as const

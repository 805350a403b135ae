import type { Language, Words } from './language.ts'

/**
 * The office's name, address, phone and links: the one file to edit for a real office.
 * Values that an owner changes at run time are in the settings table.
 * All values here are invented samples.
 */
export const office = {
  name: 'Kakehashi',
  /** The name as each language writes it. */
  localName: { en: 'Kakehashi', ja: '架け橋' } satisfies Words,
  tagline: {
    en: 'Translation office, Camp Deigo',
    ja: 'キャンプ・デイゴ翻訳事務所',
  } satisfies Words,
  /** The sender name of every message from staff or the system to a customer. */
  systemSender: 'Kakehashi Support',
  address: {
    en: ['Building 217, Camp Deigo', 'Okinawa 901-0000, Japan'],
    ja: ['〒901-0000 沖縄県', 'キャンプ・デイゴ 217号棟'],
  } satisfies Record<Language, readonly [string, string]>,
  /** The same address as structured data for maps and search engines. */
  place: {
    street: { en: 'Building 217, Camp Deigo', ja: 'キャンプ・デイゴ 217号棟' } satisfies Words,
    region: { en: 'Okinawa', ja: '沖縄県' } satisfies Words,
    postalCode: '901-0000',
    country: 'JP',
  },
  /** A public park on Okinawa, so that the sample does not point to a real base. */
  coordinates: { latitude: 26.3226, longitude: 127.8236 },
  /** The route shown on the sketch map. */
  way: {
    gate: { en: 'Gate 2', ja: '第2ゲート' } satisfies Words,
    building: { en: 'Building 217', ja: '217号棟' } satisfies Words,
    minutesOnFoot: 6,
  },
  /** Years for the About page. */
  history: { founded: 2009, registered: 2011, atOwnCounter: 2016, online: 2026 },
  phone: '098-000-0142',
  phoneAbroad: '+81-98-000-0142',
  dsn: '000-0142',
  email: 'office@kakehashi.example',
  /** The public origin of the site; SITE_ORIGIN overrides it at build time. */
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
  /** What the counter takes; prices are in dollars. */
  paymentMethods: {
    en: 'Cash (US dollars or yen), credit card or debit card',
    ja: '現金（米ドルまたは日本円）、クレジットカード、デビットカード',
  } satisfies Words,
  /** Same-day requests have to be made before this time. */
  sameDayUntil: '1030',
} as const

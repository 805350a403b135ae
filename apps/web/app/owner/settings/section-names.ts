import type { Office } from '@kakehashi/domain/office'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface Section {
  readonly to: string
  readonly label: MessageDescriptor
  /** The facts that are edited there; none for what takes effect at once. */
  readonly facts: readonly (keyof Office)[]
}

export const settingsPath = '/owner/settings'

export const sections: readonly Section[] = [
  {
    to: settingsPath,
    label: msg`Hours and closed days`,
    facts: ['openWeekdays', 'hours', 'sameDayUntil', 'holidays', 'timeZone'],
  },
  {
    to: `${settingsPath}/office`,
    label: msg`Name, address, telephone`,
    facts: [
      'name',
      'tagline',
      'sender',
      'address',
      'phone',
      'phoneAbroad',
      'dsn',
      'email',
      'mailLanguage',
    ],
  },
  { to: `${settingsPath}/look`, label: msg`Seal and logo`, facts: ['logo', 'seal'] },
  {
    to: `${settingsPath}/directions`,
    label: msg`Directions and links`,
    facts: ['directions', 'meetingPlace', 'coordinates', 'socialLinks'],
  },
  {
    to: `${settingsPath}/pages`,
    label: msg`Mission and history`,
    facts: ['registration', 'mission', 'belief', 'history'],
  },
  { to: `${settingsPath}/team`, label: msg`People on the website`, facts: [] },
  { to: `${settingsPath}/news`, label: msg`News`, facts: ['news'] },
  {
    to: `${settingsPath}/orders`,
    label: msg`Orders and payment`,
    facts: ['orderPrefix', 'documentLanguages', 'paymentMethods'],
  },
  { to: `${settingsPath}/rules`, label: msg`Rules and protection`, facts: [] },
  { to: `${settingsPath}/versions`, label: msg`Earlier versions`, facts: [] },
]

/** What a list of changes calls each fact. */
export const factLabels: Readonly<Record<keyof Office, MessageDescriptor>> = {
  name: msg`Name`,
  tagline: msg`Tagline`,
  sender: msg`Sender of messages`,
  logo: msg`Logo`,
  seal: msg`Seal`,
  address: msg`Address`,
  coordinates: msg`Position on the map`,
  directions: msg`Directions`,
  meetingPlace: msg`Usual meeting place`,
  phone: msg`Telephone`,
  phoneAbroad: msg`Telephone from abroad`,
  dsn: msg`DSN`,
  email: msg({ message: 'E-mail', context: 'form field' }),
  mailLanguage: msg`Language of mail to the office`,
  socialLinks: msg`Links`,
  timeZone: msg`Time zone`,
  openWeekdays: msg`Open days`,
  hours: msg`Hours`,
  sameDayUntil: msg`Same-day limit`,
  holidays: msg`Holidays`,
  orderPrefix: msg`Order prefix`,
  documentLanguages: msg`Languages of documents`,
  paymentMethods: msg`Ways to pay`,
  registration: msg`Registration`,
  mission: msg`Mission`,
  belief: msg`What we believe`,
  history: msg`History`,
  news: msg`News`,
}

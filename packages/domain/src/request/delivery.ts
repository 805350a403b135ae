import type { ActsNow } from './stage.ts'

/** How a customer can get the translation. The texts are in the applications and the mails. */
export const deliveryWays = ['counter', 'download', 'post', 'meeting'] as const
export type DeliveryWay = (typeof deliveryWays)[number]

/** The way of a request that names none. */
export const defaultDeliveryWay: DeliveryWay = 'counter'

/** 'US' includes military addresses (APO, FPO, DPO); for another country the address names it. */
export const postalCountries = ['JP', 'US', 'other'] as const
export type PostalCountry = (typeof postalCountries)[number]

/** The way a customer chose, and what it needs. Fields of other ways are null. */
export interface Delivery {
  readonly delivery: DeliveryWay
  readonly recipient: string | null
  readonly postalCountry: PostalCountry | null
  readonly postalCode: string | null
  readonly postalAddress: string | null
  /** Null for the usual meeting point. */
  readonly meetingPlace: string | null
}

/** The fields beside the way itself. All of them are personal data. */
export type DeliveryField = Exclude<keyof Delivery, 'delivery'>

interface WayFacts {
  /** The fields that belong to this way. */
  readonly fields: readonly DeliveryField[]
  /** Those of them that must be filled in. */
  readonly required: readonly DeliveryField[]
  /** Who has to act when the translation is ready and paid. */
  readonly actsNow: ActsNow
  /** When the rest of the price is paid: as the customer gets the translation, or before. */
  readonly paysRest: 'on-hand-over' | 'before'
  /** Whether the customer comes to the counter anyway. Others may need another way to pay. */
  readonly isAtCounter: boolean
}

export const deliveryFacts: Readonly<Record<DeliveryWay, WayFacts>> = {
  counter: {
    fields: [],
    required: [],
    actsNow: 'customer',
    paysRest: 'on-hand-over',
    isAtCounter: true,
  },
  download: {
    fields: [],
    required: [],
    actsNow: 'customer',
    paysRest: 'before',
    isAtCounter: false,
  },
  post: {
    fields: ['recipient', 'postalCountry', 'postalCode', 'postalAddress'],
    required: ['recipient', 'postalCountry', 'postalAddress'],
    actsNow: 'office',
    paysRest: 'before',
    isAtCounter: false,
  },
  meeting: {
    fields: ['meetingPlace'],
    required: [],
    actsNow: 'customer',
    paysRest: 'on-hand-over',
    isAtCounter: false,
  },
}

const noDetails = {
  recipient: null,
  postalCountry: null,
  postalCode: null,
  postalAddress: null,
  meetingPlace: null,
} as const satisfies Record<DeliveryField, null>

export const deliveryFields = Object.keys(noDetails) as DeliveryField[]

export const atTheCounter: Delivery = { delivery: defaultDeliveryWay, ...noDetails }

/** Without the fields of other ways, so that an address is not kept when it is not needed. */
export function deliveryOf(given: Delivery): Delivery {
  const { delivery } = given
  const own = deliveryFacts[delivery].fields.map((field) => [field, given[field]])
  return { delivery, ...noDetails, ...(Object.fromEntries(own) as Partial<typeof noDetails>) }
}

/** The names of the fields in which two deliveries differ. */
export function deliveryChanges(one: Delivery, other: Delivery): (keyof Delivery)[] {
  const names: (keyof Delivery)[] = ['delivery', ...deliveryFields]
  return names.filter((name) => one[name] !== other[name])
}

const postalCodeShapes: Readonly<Record<Exclude<PostalCountry, 'other'>, RegExp>> = {
  JP: /^(\d{3})-?(\d{4})$/,
  US: /^(\d{5})(?:-?(\d{4}))?$/,
}

/** The postal code as it is written there (904-0203, 96362-5005); undefined if it is not one. */
export function postalCodeIn(country: PostalCountry, given: string): string | undefined {
  if (country === 'other') return given
  const [, ...parts] = postalCodeShapes[country].exec(given.replace(/^〒|\s/g, '')) ?? []
  return parts.length === 0 ? undefined : parts.filter(Boolean).join('-')
}

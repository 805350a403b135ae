/** Everyone a request may meet. */
export const people = [
  'visitor',
  'customer',
  'another customer',
  'translator assigned',
  'translator',
  'contractor assigned',
  'contractor',
  'admin',
  'owner',
] as const
export type Someone = (typeof people)[number]

export const places = [
  'quote',
  'payment',
  'translate',
  'review',
  'delivery',
  'complete',
  'cancelled',
] as const
export type Place = (typeof places)[number]

interface Rule {
  readonly who: readonly Someone[]
  readonly at: readonly Place[]
  /** Where the customer may not as long as staff. */
  readonly customerAt?: readonly Place[]
  /** Whoever sees the request but has no part in this is told 403, whoever does not see it 404; unless staff alone may even ask. */
  readonly isStaffOnly?: true
}

const office = ['admin', 'owner'] as const
const withCustomer = ['customer', ...office] as const
const withDesk = ['translator assigned', 'contractor assigned', ...office] as const
const beforeHandOver = ['quote', 'payment', 'translate', 'review', 'delivery'] as const
const everywhere = [...beforeHandOver, 'complete', 'cancelled'] as const

/**
 * Who may do what, and where on its way a request takes it. Written by hand from what the office
 * says, apart from the rules in the domain, so that a slip there is found.
 */
export const expectedCommands: Readonly<Record<string, Rule>> = {
  'submit quote': { who: office, at: ['quote', 'payment'] },
  'accept quote': { who: withCustomer, at: ['payment'] },
  'decline quote': { who: withCustomer, at: ['payment'] },
  'update amount paid': {
    who: office,
    at: ['payment', 'translate', 'review', 'delivery', 'complete'],
    isStaffOnly: true,
  },
  'payment complete': { who: office, at: ['payment'] },
  'change translator': { who: ['owner'], at: beforeHandOver, isStaffOnly: true },
  'submit translation': { who: withDesk, at: ['translate'] },
  'review continue': { who: office, at: ['review'] },
  'review return': { who: office, at: ['review'], isStaffOnly: true },
  'release translation': { who: office, at: ['review', 'delivery'], isStaffOnly: true },
  'promise a day': { who: office, at: beforeHandOver, isStaffOnly: true },
  delivered: { who: office, at: ['delivery'] },
  cancel: { who: withCustomer, at: beforeHandOver, customerAt: ['quote', 'payment'] },
  reopen: { who: office, at: ['cancelled'], isStaffOnly: true },
  'add a document': { who: withCustomer, at: beforeHandOver },
  'write a message': { who: withCustomer, at: everywhere },
  'write a note': { who: office, at: [...beforeHandOver, 'cancelled'], isStaffOnly: true },
  'read the request': { who: [...withCustomer, ...withDesk], at: everywhere },
  'read the messages': { who: withCustomer, at: everywhere },
  'read the notes': { who: withDesk, at: everywhere },
}

/** What someone is told: let in, wrong moment, not for them, not there, sign in first. */
export type Told = 'yes' | '409' | '403' | '404' | '401'

const sees: ReadonlySet<Someone> = new Set([
  'customer',
  'translator assigned',
  'contractor assigned',
  'admin',
  'owner',
])

export function expectedFor(command: string, someone: Someone, place: Place): Told {
  const rule = expectedCommands[command]
  if (!rule) throw new Error(`nobody has said who may ${command}`)
  if (someone === 'visitor') return '401'
  const at = (someone === 'customer' && rule.customerAt) || rule.at
  if (rule.who.includes(someone)) return at.includes(place) ? 'yes' : '409'
  if (rule.isStaffOnly) return '403'
  return sees.has(someone) ? '403' : '404'
}

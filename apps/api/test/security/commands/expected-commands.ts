/** The roles that a caller can have towards a request. */
export const roles = [
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
export type Role = (typeof roles)[number]

export const states = [
  'quote',
  'payment',
  'translate',
  'review',
  'delivery',
  'complete',
  'cancelled',
] as const
export type State = (typeof states)[number]

interface Rule {
  readonly who: readonly Role[]
  readonly at: readonly State[]
  /** For the customer, if it differs from staff. */
  readonly customerAt?: readonly State[]
  /** The endpoint is for staff only: all others get 403, also those who would otherwise get 404. */
  readonly isStaffOnly?: true
  /** To everybody else it is as if there were none. */
  readonly isCustomerOnly?: true
  /** The endpoint is for translators only: the request is hidden from those without it. */
  readonly isDeskOnly?: true
}

const office = ['admin', 'owner'] as const
const withCustomer = ['customer', ...office] as const
const desk = ['translator assigned', 'contractor assigned'] as const
const withTranslator = [...desk, ...office] as const
const beforeDelivery = ['quote', 'payment', 'translate', 'review', 'delivery'] as const
const always = [...beforeDelivery, 'complete', 'cancelled'] as const

/**
 * Who may do what, and in which states. Written by hand from the requirements, independently of the
 * rules in the domain, so that a mistake there is found.
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
  'record a refund': {
    who: office,
    at: ['payment', 'translate', 'review', 'delivery'],
    isStaffOnly: true,
  },
  'payment complete': { who: office, at: ['payment'] },
  'change translator': { who: ['owner'], at: beforeDelivery, isStaffOnly: true },
  'accept work': { who: desk, at: ['translate'], isDeskOnly: true },
  'decline work': { who: desk, at: ['translate'], isDeskOnly: true },
  'submit translation': { who: withTranslator, at: ['translate'] },
  'review continue': { who: office, at: ['review'] },
  'review return': { who: office, at: ['review'], isStaffOnly: true },
  'withdraw translation': { who: withTranslator, at: ['review'] },
  'release translation': { who: office, at: ['review', 'delivery'], isStaffOnly: true },
  'promise a day': { who: office, at: beforeDelivery, isStaffOnly: true },
  'change delivery': { who: withCustomer, at: beforeDelivery },
  delivered: { who: office, at: ['delivery'] },
  'step back': {
    who: office,
    at: ['payment', 'translate', 'review', 'delivery', 'complete'],
    isStaffOnly: true,
  },
  cancel: { who: withCustomer, at: beforeDelivery, customerAt: ['quote', 'payment'] },
  reopen: { who: office, at: ['cancelled'], isStaffOnly: true },
  'add a document': { who: withCustomer, at: beforeDelivery },
  'remove a file': { who: office, at: always, isStaffOnly: true },
  'put a file back': { who: office, at: always, isStaffOnly: true },
  'move a file': { who: office, at: always, isStaffOnly: true },
  'write a message': { who: withCustomer, at: always },
  'ask the office': { who: desk, at: beforeDelivery, isDeskOnly: true },
  'write a note': { who: office, at: [...beforeDelivery, 'cancelled'], isStaffOnly: true },
  'add a name': { who: [...withCustomer, ...desk], at: beforeDelivery },
  'change a name': { who: [...withCustomer, ...desk], at: beforeDelivery },
  'remove a name': { who: withTranslator, at: beforeDelivery },
  'confirm names': { who: withCustomer, at: beforeDelivery },
  'ask for names': { who: withTranslator, at: beforeDelivery },
  'read the names': { who: [...withCustomer, ...desk], at: always },
  'read the proof copy': { who: [...withCustomer, ...desk], at: always },
  'send a proof copy': { who: office, at: ['review'], isStaffOnly: true },
  'approve the proof copy': { who: ['customer'], at: ['review'], isCustomerOnly: true },
  'ask for a change': { who: ['customer'], at: ['review'], isCustomerOnly: true },
  'answer a remark': { who: withTranslator, at: [...beforeDelivery, 'complete'] },
  'see what can be ordered again': { who: withCustomer, at: always },
  'read the request': { who: [...withCustomer, ...withTranslator], at: always },
  'read the messages': { who: withCustomer, at: always },
  'read the notes': { who: withTranslator, at: always },
}

/** Allowed, wrong state, not permitted, hidden, or not signed in. */
export type Outcome = 'yes' | '409' | '403' | '404' | '401'

const sees: ReadonlySet<Role> = new Set([
  'customer',
  'translator assigned',
  'contractor assigned',
  'admin',
  'owner',
])

/** A translator's access ends with the delivery or the cancellation. */
function isOffDesk(role: Role, state: State): boolean {
  const isDesk = desk.some((one) => one === role)
  return isDesk && (state === 'complete' || state === 'cancelled')
}

export function expectedFor(command: string, role: Role, state: State): Outcome {
  const rule = expectedCommands[command]
  if (!rule) throw new Error(`no rule for ${command}`)
  if (role === 'visitor') return '401'
  if (isOffDesk(role, state) && !rule.isStaffOnly) return '404'
  const at = (role === 'customer' && rule.customerAt) || rule.at
  if (rule.who.includes(role)) return at.includes(state) ? 'yes' : '409'
  if (rule.isStaffOnly) return '403'
  if (rule.isCustomerOnly) return '404'
  if (rule.isDeskOnly) return role === 'translator' || role === 'contractor' ? '404' : '403'
  return sees.has(role) ? '403' : '404'
}

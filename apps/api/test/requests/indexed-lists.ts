import { ownRequestConditions } from '../../src/requests/own-request-filters.ts'
import type { RequestPage } from '../../src/requests/queries.ts'

interface Ids {
  readonly service: string
  readonly customer: string
  readonly translator: string
}

type PageOf = (ids: Ids) => Omit<RequestPage, 'limit' | 'after'>

/** Each list of requests, and the indexes of which one has to be used to read it. */
export const indexedLists: readonly [string, PageOf, ...string[]][] = [
  ['all requests', () => ({}), 'requests_newest'],
  ['requests to quote', () => ({ list: 'quote' }), 'requests_to_quote'],
  ['requests to be paid', () => ({ list: 'payment' }), 'requests_to_pay'],
  ['delivered requests', () => ({ list: 'complete' }), 'requests_delivered'],
  // Most requests of this test are in the inbox, so the index of all requests is as good.
  ['the inbox', () => ({ list: 'inbox' }), 'requests_inbox', 'requests_newest'],
  ['cancelled requests', () => ({ list: 'cancelled' }), 'requests_cancelled'],
  ['requests with a balance due', () => ({ list: 'balance-due' }), 'requests_balance_due'],
  [
    'delivered requests of a service',
    ({ service }) => ({ list: 'complete', service }),
    // All requests of this test are of one service, so the index of the stage is as good.
    'requests_of_service',
    'requests_delivered',
  ],
  [
    'delivered requests that are unread',
    () => ({ list: 'complete', isUnread: true }),
    'requests_delivered_unread',
  ],
  [
    'requests to quote, oldest first',
    () => ({ list: 'quote', sort: 'created' }),
    'requests_to_quote',
  ],
  ['requests to quote by due day', () => ({ list: 'quote', sort: 'due' }), 'requests_by_due'],
  [
    'requests to quote by due day, latest first',
    () => ({ list: 'quote', sort: '-due' }),
    'requests_by_due',
  ],
  [
    'requests to quote that are due',
    () => ({ list: 'quote', dueUntil: '2020-01-20', sort: 'due' }),
    'requests_by_due',
  ],
  [
    'requests that are due at any stage',
    () => ({ list: 'due', dueUntil: '2020-01-20', sort: 'due' }),
    'requests_due_anywhere',
  ],
  [
    'delivered requests of a translator',
    ({ translator }) => ({ list: 'complete', assignee: translator }),
    'requests_delivered_of_translator',
  ],
  ['requests of a customer', ({ customer }) => ({ user: customer }), 'requests_of_user'],
  [
    'current requests of a customer',
    ({ customer }) => ({ user: customer, conditions: ownRequestConditions({ state: 'current' }) }),
    // Most requests of this test are current, so the index of all is as good.
    'requests_of_user_open',
    'requests_of_user',
  ],
  [
    'requests that a customer searches',
    ({ customer }) => ({ user: customer, conditions: ownRequestConditions({ search: 'K-2026' }) }),
    'requests_of_user',
  ],
  ['requests of a translator', ({ translator }) => ({ translator }), 'requests_of_translator'],
]

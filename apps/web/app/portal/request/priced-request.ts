import type { RequestDetail } from '@kakehashi/contract/request-view'

/** An order as those see it who are told of money: its customer, and the office. */
export type PricedRequest = Exclude<RequestDetail, { reader: 'desk' }>

import type {
  CustomerRequestItem,
  DeskRequestItem,
  OfficeRequestItem,
  RequestDetail,
} from '@kakehashi/contract/requests/request-view'

/** A request as any reader sees it, in a list or on its own page. */
export type SeenRequest =
  | Omit<CustomerRequestItem, 'documentCount'>
  | OfficeRequestItem
  | DeskRequestItem

/** As the office sees it: with prices, notes and its translator. */
export type OfficeRequest = Extract<RequestDetail, { reader: 'office' }>

/** As its customer sees it. */
export type CustomerRequest = Extract<RequestDetail, { reader: 'customer' }>

/** As a translator sees it: without prices and messages. */
export type DeskRequest = Extract<RequestDetail, { reader: 'desk' }>

/** As customers and the office see it: with prices. */
export type PricedRequest = Exclude<RequestDetail, DeskRequest>

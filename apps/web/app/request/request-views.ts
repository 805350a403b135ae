import type {
  CustomerRequestItem,
  DeskRequestItem,
  OfficeRequestItem,
  RequestDetail,
} from '@kakehashi/contract/requests/request-view'

/** A request as its reader sees it, in a list or by itself. */
export type SeenRequest = CustomerRequestItem | OfficeRequestItem | DeskRequestItem

/** As the office sees it: with its money, its notes and its translator. */
export type OfficeRequest = Extract<RequestDetail, { reader: 'office' }>

/** As a translator sees it: without money and without messages. */
export type DeskRequest = Extract<RequestDetail, { reader: 'desk' }>

/** As those see it who see money: its customer, and the office. */
export type PricedRequest = Exclude<RequestDetail, DeskRequest>

import type { RequestDetail } from '@kakehashi/contract/request-view'

/** A request as the office sees it: with its money, its notes and its translator. */
export type OfficeRequest = Extract<RequestDetail, { reader: 'office' }>

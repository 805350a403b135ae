import type { OfficeRequest } from '../app/request/request-views.ts'
import { officeRequest } from './sample-request.ts'

/** A request that waits for its quote, as the office sees it. */
export const sampleOfficeRequest: OfficeRequest = officeRequest({
  stage: 'quote',
  isQuoted: false,
  totalPrice: 0,
  deposit: 0,
  paidAmount: 0,
  can: ['submitQuote'],
})

import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { steps } from '@kakehashi/domain/request/progress'
import type { OfficeRequest } from '../app/request/request-views.ts'

/** What every reader sees of a request that is quoted and waits for its payment. */
export const sampleRequest = {
  _id: '01930000-0000-7000-8000-000000000001',
  orderNumber: 'K-2026-00042',
  version: 5,
  user: '01930000-0000-7000-8000-000000000002',
  firstName: 'Keiko',
  lastName: 'Higa',
  requestItem: 'Contract',
  service: '01930000-0000-7000-8000-000000000003',
  serviceKind: 'translation' as const,
  usualWorkingDays: 3,
  stage: 'payment' as const,
  createdAt: '2026-11-02T01:00:00.000Z',
  isQuoted: true,
  isPaid: false,
  isTranslated: false,
  isReviewed: false,
  isDelivered: false,
  isCompleted: false,
  actsNow: 'office' as const,
  progress: steps.map((step) => ({ step })),
  email: 'keiko@example.com',
  delivery: 'counter' as const,
  phone: '098-970-5555',
  totalPrice: 60,
  deposit: 40,
  paidAmount: 40,
  details: '',
  documents: [],
  translations: [],
  originals: [],
  certificates: [],
  inbox: [],
}

const toOffice = {
  ...sampleRequest,
  reader: 'office',
  can: [],
  isOverdue: false,
  isOnHold: false,
  adminViewed: true,
  customerLanguage: 'en',
  notes: [],
  removedFiles: [],
  earlierQuotes: [],
} satisfies RequestDetail

export function officeRequest(given: Partial<OfficeRequest> = {}): OfficeRequest {
  return { ...toOffice, ...given }
}

/** A request that waits for its quote, as the office sees it. */
export const requestToQuote: OfficeRequest = officeRequest({
  stage: 'quote',
  isQuoted: false,
  totalPrice: 0,
  deposit: 0,
  paidAmount: 0,
  can: ['submitQuote'],
})

import type { UserInfo } from '@kakehashi/browser/user-info'
import { steps } from '@kakehashi/domain/request/progress'
import { noRoles } from '@kakehashi/domain/people/roles'
import type { CustomerRequest } from '../app/request/request-views.ts'

export const keiko: UserInfo = {
  ...noRoles,
  _id: '01930000-0000-7000-8000-000000000001',
  firstName: 'Keiko',
  lastName: 'Higa',
  email: 'keiko@example.com',
  phone: '098-970-5555',
  language: 'en',
}

const { _id: user, firstName, lastName, email, phone } = keiko

/** Her request as she sees it, just sent unless changed. */
export function keikosRequest(change: Partial<CustomerRequest> = {}): CustomerRequest {
  const createdAt = new Date().toISOString()
  return {
    reader: 'customer',
    _id: '01930000-0000-7000-8000-000000000002',
    orderNumber: 'K-2026-00262',
    version: 1,
    user,
    firstName,
    lastName,
    email,
    phone,
    requestItem: 'Legal',
    details: '',
    service: '01930000-0000-7000-8000-000000000003',
    serviceKind: 'translation',
    usualWorkingDays: 1,
    stage: 'quote',
    createdAt,
    isQuoted: false,
    isPaid: false,
    isTranslated: false,
    isReviewed: false,
    isDelivered: false,
    isCompleted: false,
    progress: steps.map((step) =>
      Object.assign({ step }, step === 'inquiry' && { reachedAt: createdAt }),
    ),
    can: ['close'],
    delivery: 'counter',
    totalPrice: 0,
    deposit: 0,
    paidAmount: 0,
    unread: 0,
    waiting: [],
    actsNow: 'office',
    documents: [],
    translations: [],
    originals: [],
    certificates: [],
    inbox: [],
    ...change,
  }
}

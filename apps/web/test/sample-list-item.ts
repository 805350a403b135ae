import type { UserInfo } from '@kakehashi/browser/user-info'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { noRoles } from '@kakehashi/domain/people/roles'
import { steps } from '@kakehashi/domain/request/progress'

export const owner: UserInfo = {
  ...noRoles,
  isAdmin: true,
  isOwner: true,
  _id: '01930000-0000-7000-8000-0000000000a1',
  firstName: 'Naomi',
  lastName: 'Oshiro',
  email: 'naomi@example.com',
  phone: '098-970-5555',
  language: 'en',
}

/** A request as the office sees it in a list; `number` makes its id, its version and its names. */
export function officeItem(
  number: number,
  change: Partial<OfficeRequestItem> = {},
): OfficeRequestItem {
  const nth = String(number).padStart(2, '0')
  return {
    reader: 'office',
    _id: `01930000-0000-7000-8000-0000000001${nth}`,
    orderNumber: `K-2026-000${nth}`,
    version: number,
    user: '01930000-0000-7000-8000-000000000002',
    firstName: 'Mika',
    lastName: `Chinen${nth}`,
    email: 'mika@example.com',
    phone: '098-970-5555',
    delivery: 'counter',
    requestItem: 'Legal',
    service: '01930000-0000-7000-8000-000000000003',
    serviceKind: 'translation',
    usualWorkingDays: 3,
    stage: 'translate',
    createdAt: `2026-11-02T01:00:${nth}.000Z`,
    isQuoted: true,
    isPaid: true,
    isTranslated: false,
    isReviewed: false,
    isDelivered: false,
    isCompleted: false,
    progress: steps.map((step) => ({ step })),
    can: ['assignTranslator'],
    totalPrice: 60,
    deposit: 20,
    paidAmount: 20,
    isOverdue: false,
    adminViewed: true,
    customerLanguage: 'en',
    details: '',
    ...change,
  }
}

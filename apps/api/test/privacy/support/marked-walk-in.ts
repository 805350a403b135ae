import { takeOrder } from '@kakehashi/contract/requests/counter'
import type { SearchableOffice } from './marked-office.ts'

/** One text for each field of a customer without an account. */
export const walkInMarks = {
  firstName: 'Qefirst',
  lastName: 'Qelast',
  nameJa: '窓口名',
  nameKana: 'まどぐちめい',
  phone: '070-1414-2135',
}

/** A customer without an account, whose only order is cancelled. */
export async function takeMarkedWalkIn({ calls, clerk }: SearchableOffice): Promise<string> {
  const { body } = await clerk.browser.call(takeOrder, {
    body: {
      customer: { ...walkInMarks, language: 'en' },
      order: { requestItem: calls.service, details: '' },
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  await calls.put(clerk, body.request._id, '/close', {})
  return body.request.user
}

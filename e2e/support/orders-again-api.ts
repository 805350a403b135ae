import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { misaki } from './names-api.ts'
import * as names from './names-api.ts'
import * as api from './office-api.ts'
import type { Person } from './people.ts'

/** A delivered translation of one document, from English to Japanese, with a person's name. */
export async function deliveredOrder(customer: Person): Promise<RequestDetail> {
  const document = await api.sendDocument(customer)
  const given = { document, fromLanguage: 'en', toLanguage: 'ja' } as const
  const request = await api.sendRequest(customer, given)
  await names.addName(request._id, misaki)
  await names.confirmNames(customer, request._id)
  await api.advanceTo(request._id, 'complete')
  return api.readRequest(customer, request._id)
}

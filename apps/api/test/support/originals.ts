import * as contract from '@kakehashi/contract/requests/originals'
import type { SignedInUser } from './office.ts'
import type { OfficeView } from './request-calls.ts'

interface NewOriginal {
  readonly description: string
  readonly pages: number
  readonly shelf: string
}

export const birthCertificate: NewOriginal = {
  description: 'Birth certificate, State of Ohio',
  pages: 1,
  shelf: 'Safe 2',
}

/** Takes in an original and returns its id. */
export async function receive(
  by: SignedInUser,
  requestId: string,
  original: NewOriginal = birthCertificate,
): Promise<string> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const call = { params: { requestId }, body: original, headers }
  const { status, body } = await by.browser.call(contract.receiveOriginal, call)
  if (status !== 200) throw new Error(`taking it in returned ${status}`)
  return (body as OfficeView).originals.at(-1)?._id ?? ''
}

/** Calls with the ids of a request and one of its originals. */
export function aboutOriginal(by: SignedInUser, requestId: string, originalId: string) {
  const params = { requestId, originalId }
  return {
    move: (shelf: string) => by.browser.call(contract.moveOriginal, { params, body: { shelf } }),
    remove: (reason: string) =>
      by.browser.call(contract.removeOriginal, { params, body: { reason } }),
    giveBack: (body: object = {}) =>
      by.browser.call(contract.giveOriginalBack, {
        params,
        body: { how: 'collected', to: 'Zachary Burns', isIdSeen: true, ...body },
      }),
  }
}

import type { Office, OfficeOptions, SignedInUser } from './office.ts'
import { openOffice } from './office.ts'
import type { CustomerView, RequestCalls } from './request-calls.ts'
import { requestCalls } from './request-calls.ts'

export interface OfficeWithStaff {
  readonly office: Office
  readonly calls: RequestCalls
  readonly owner: SignedInUser
  readonly clerk: SignedInUser
  readonly translator: SignedInUser
}

/** An office on a working day, with an owner, a clerk and a translator signed in. */
export async function openOfficeWithStaff(options?: OfficeOptions): Promise<OfficeWithStaff> {
  const office = await openOffice(undefined, options)
  office.clock.advanceToNextMorning()
  return {
    office,
    calls: await requestCalls(office),
    owner: await office.signedIn('owner'),
    clerk: await office.signedIn('admin', { firstName: 'Clara', lastName: 'Clerk' }),
    translator: await office.signedIn('translator', { firstName: 'Toru', lastName: 'Honda' }),
  }
}

/** A request that is paid and assigned, so that its translator can begin. */
export async function submitRequestToTranslate(
  { calls, owner, translator }: Pick<OfficeWithStaff, 'calls' | 'owner' | 'translator'>,
  customer: SignedInUser,
): Promise<CustomerView> {
  const request = await calls.submitRequest(customer)
  await calls.put(owner, request._id, '', { isQuoted: true, deposit: 0, totalPrice: 60 })
  await calls.put(owner, request._id, '', { isPaid: true })
  await calls.put(owner, request._id, '/translator', { translator: translator.user._id })
  return request
}

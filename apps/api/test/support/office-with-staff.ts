import type { Office, SomeoneSignedIn } from './office.ts'
import { openOffice } from './office.ts'
import type { Counter } from './request-calls.ts'
import { openCounter } from './request-calls.ts'

export interface StaffedOffice {
  readonly office: Office
  readonly counter: Counter
  readonly owner: SomeoneSignedIn
  readonly clerk: SomeoneSignedIn
  readonly translator: SomeoneSignedIn
}

/** An office on a working day: the owner, a clerk at the counter, a translator at the desk. */
export async function openStaffedOffice(): Promise<StaffedOffice> {
  const office = await openOffice()
  office.clock.letMorningCome()
  return {
    office,
    counter: await openCounter(office),
    owner: await office.signedIn('owner'),
    clerk: await office.signedIn('admin', { firstName: 'Clara', lastName: 'Clerk' }),
    translator: await office.signedIn('translator', { firstName: 'Toru', lastName: 'Honda' }),
  }
}

import { listRequests } from '@kakehashi/contract/requests/requests'
import { confirmSecondFactor, startSecondFactor } from '@kakehashi/contract/accounts/second-factor'
import {
  createService,
  updateService,
  type ServiceView,
} from '@kakehashi/contract/services/services'
import { generateSync } from 'otplib'
import {
  ask,
  confirmAddress,
  filled,
  sendDocument,
  sendMessage,
  sendRequest,
} from '../support/office-api.ts'
import { registerCustomer, signInAs, type Person } from '../support/people.ts'
import type { ProductionOffice } from './production-office.ts'

export interface SamplePeople {
  readonly customer: Person
  /** An owner with two-step login, who can open every list. */
  readonly owner: Person
  /** The second request of the customer, so that lists have a next page. */
  readonly requestId: string
  /** The address of its document. */
  readonly document: string
}

export async function createSamplePeople(office: ProductionOffice): Promise<SamplePeople> {
  const owner = await createOwner(office)
  await createSampleService(owner)
  const customer = await registerCustomer('en')
  await sendRequest(customer)
  const document = await sendDocument(customer)
  const { _id: requestId } = await sendRequest(customer, { document })
  await sendMessage(customer, requestId, 'When will it be ready?')
  return { customer, owner, requestId, document }
}

async function createOwner(office: ProductionOffice): Promise<Person> {
  const registered = await registerCustomer('en', { firstName: 'Owner' })
  await confirmAddress(registered)
  await office.makeOwner(registered.email)
  const { email, password } = registered
  const owner = await signInAs({ email, password }, 'en')
  const { path, method } = startSecondFactor
  const body = { currentPassword: password }
  const { secret } = await ask<{ secret: string }>(owner, { path, method, body })
  await ask(owner, {
    path: confirmSecondFactor.path,
    method: confirmSecondFactor.method,
    body: { code: generateSync({ secret }) },
  })
  // Throws if the session cannot open the lists that are scanned.
  await ask(owner, { path: listRequests.path, method: listRequests.method })
  return owner
}

/** The service that sample requests are for. */
async function createSampleService(owner: Person): Promise<void> {
  const { path, method } = createService
  const { _id: id, version } = await ask<ServiceView>(owner, { path, method })
  const body = { version, name: 'Legal', description: 'Legal documents', price: 45 }
  const edit = { path: filled(updateService.path, id), method: updateService.method, body }
  await ask(owner, edit)
}

/** The Cookie header of a browser in which this person is signed in. */
export function cookieOf(person: Person): string {
  return person.signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

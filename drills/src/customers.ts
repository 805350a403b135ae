import { signIn } from '@kakehashi/contract/accounts/sessions'
import { register } from '@kakehashi/contract/accounts/users'
import { createRequest } from '@kakehashi/contract/requests/requests'
import { createService, updateService } from '@kakehashi/contract/services/services'
import { Browser, type CallInput } from '@kakehashi/api/test/support/browser'
import { sampleRegistration } from '@kakehashi/api/test/support/sample-registration'
import type { Endpoint } from '@kakehashi/contract/http/endpoint'
import type { RunningOffice } from './running-office.ts'

export interface Customer {
  readonly browser: Browser
  readonly email: string
  /** The ids of what this customer has ordered. */
  readonly requests: string[]
}

/** Everybody who uses the office during a drill. */
export interface People {
  readonly customers: readonly Customer[]
  readonly owner: Browser
  /** The name of the service that customers order. */
  readonly service: string
}

const service = 'Legal'
let visitors = 0

/** Each visitor has an address of their own, so that limits per address do not end the drill. */
export function newVisitor(address: string): Browser {
  visitors += 1
  const from = `10.0.${visitors >> 8}.${visitors & 255}`
  return new Browser(address, { 'x-forwarded-for': from })
}

/** A valid registration with an address that nobody has. */
export function newRegistration() {
  const { confirmPassword: _, ...body } = sampleRegistration()
  return body
}

/** Registers an owner, who offers a service, and customers. */
export async function createPeople(office: RunningOffice, count: number): Promise<People> {
  const addresses = office.apis.map(({ address }) => address)
  const [first = ''] = addresses
  const owner = await createOwner(office, first)
  const customers: Customer[] = []
  while (customers.length < count) {
    customers.push(...(await Promise.all(addresses.map(registerCustomer))))
  }
  return { customers, owner, service }
}

/** With a first order: if all ordered when the load begins, some would wait for half a minute. */
async function registerCustomer(address: string): Promise<Customer> {
  const browser = newVisitor(address)
  const { email } = await demand(browser, register, { body: newRegistration() })
  const { _id: requestId } = await demand(browser, createRequest, {
    body: { requestItem: service },
  })
  return { browser, email, requests: [requestId] }
}

async function createOwner(office: RunningOffice, address: string): Promise<Browser> {
  const owner = await createStaff(office, address, async (email) => {
    await office.command(['make-owner', email])
  })
  const { _id: serviceId, version } = await demand(owner, createService)
  await demand(owner, updateService, {
    params: { serviceId },
    body: { version, name: service, description: 'Legal documents', price: 45 },
  })
  return owner
}

/** Somebody else who may do everything in the office. */
export function createColleague(office: RunningOffice, address: string): Promise<Browser> {
  return createStaff(office, address, (email) =>
    // At once, while the command takes seconds to start.
    office.query('update users set is_owner = true, is_admin = true where email = $1', [email]),
  )
}

async function createStaff(
  office: RunningOffice,
  address: string,
  giveRole: (email: string) => Promise<unknown>,
): Promise<Browser> {
  const registration = newRegistration()
  const { email, password } = registration
  await demand(newVisitor(address), register, { body: registration })
  // As if the link in the mail had been opened.
  await office.query('update users set email_verified_at = now() where email = $1', [email])
  await giveRole(email)
  const clerk = newVisitor(address)
  await demand(clerk, signIn, { body: { email, password } })
  return clerk
}

/** For what has to work before the drill begins. */
async function demand<E extends Endpoint>(browser: Browser, endpoint: E, input: CallInput = {}) {
  const { status, body } = await browser.call(endpoint, input)
  if (status !== 200) throw new Error(`${endpoint.path}: ${status} ${JSON.stringify(body)}`)
  return body
}

import { writeMessage } from '@kakehashi/contract/requests/messages'
import {
  getQueue,
  getRequest,
  listRequests,
  myRequests,
} from '@kakehashi/contract/requests/requests'
import { forgotPassword, signIn } from '@kakehashi/contract/accounts/sessions'
import { chooseLanguage, getUser, listUsers, register } from '@kakehashi/contract/accounts/users'
import { getService, listServices } from '@kakehashi/contract/services/services'
import { search } from '@kakehashi/contract/search'
import { filled } from '../support/office-api.ts'
import { newRegistration } from '../support/people.ts'
import { cookieOf, type SamplePeople } from './sample-people.ts'

/** A call whose parameters the scanners replace; `*` marks a value in the path. */
export interface ScannedCall {
  readonly method: string
  readonly path: string
  readonly body?: object
  readonly cookie?: string
}

/** One call for each way in which a value from outside reaches a query. Each must be accepted. */
export async function scannedCalls(base: string, people: SamplePeople): Promise<ScannedCall[]> {
  const { customer, owner, requestId, document } = people
  const { _id: userId } = customer.user
  const asCustomer = { cookie: cookieOf(customer), method: 'GET' }
  const asOwner = { cookie: cookieOf(owner), method: 'GET' }
  const filters = `service=${requestId}&assignee=nobody&due=later&sort=-created&limit=20`
  const nextPage = async (as: { cookie: string; method: string }, path: string) => ({
    ...as,
    path: await nextPageOf(`${base}${path}`, as.cookie),
  })
  const calls = [
    { ...asOwner, path: `${search.path}?q=Higa&limit=20` },
    { ...asOwner, path: `${listRequests.path}?stage=quote&${filters}` },
    { ...asOwner, path: `${listRequests.path}?user=${userId}` },
    await nextPage(asOwner, `${listRequests.path}?stage=quote&limit=1`),
    await nextPage(asOwner, `${listUsers.path}?limit=1`),
    { ...asOwner, path: filled(getUser.path, `${userId}*`) },
    { ...asOwner, path: `${filled(getQueue.path, requestId)}?stage=quote` },
    { ...asOwner, path: `${listServices.path}?drafts=1` },
    { ...asCustomer, path: `${myRequests.path}?search=Legal&state=current&limit=20` },
    await nextPage(asCustomer, `${myRequests.path}?limit=1`),
    { ...asCustomer, path: filled(getRequest.path, `${requestId}*`) },
    { ...asCustomer, path: `${document}*` },
    { method: 'GET', path: filled(getService.path, 'legal*') },
    {
      ...asCustomer,
      method: writeMessage.method,
      path: filled(writeMessage.path, requestId),
      body: { requestId, comment: 'Thank you.' },
    },
    { ...asCustomer, method: 'PUT', path: chooseLanguage.path, body: { language: 'en' } },
    {
      method: signIn.method,
      path: signIn.path,
      body: { email: customer.email, password: customer.password },
    },
    { method: forgotPassword.method, path: forgotPassword.path, body: { email: customer.email } },
    { method: register.method, path: register.path, body: newRegistration() },
  ]
  for (const call of calls) await demandAccepted(base, call)
  return calls
}

/** The path of the next page, whose cursor only the API can write. */
async function nextPageOf(url: string, cookie: string): Promise<string> {
  const reply = await fetch(url, { headers: { cookie } })
  const next = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1]
  if (next === undefined) throw new Error(`${url} has no next page: ${reply.status}`)
  const { pathname, search: query } = new URL(next, url)
  return `${pathname}${query}`
}

/** If the unchanged call is refused, the changed ones are too, and no query is ever reached. */
async function demandAccepted(base: string, { method, path, body, cookie }: ScannedCall) {
  const reply = await fetch(`${base}${path.replace('*', '')}`, {
    method,
    headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
}

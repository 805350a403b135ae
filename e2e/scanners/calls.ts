import { listMessages, writeMessage } from '@kakehashi/contract/requests/messages'
import {
  getQueue,
  getRequest,
  listRequests,
  myRequests,
} from '@kakehashi/contract/requests/requests'
import { forgotPassword, signIn } from '@kakehashi/contract/accounts/sessions'
import { chooseLanguage, getUser, listUsers, register } from '@kakehashi/contract/accounts/users'
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

/** One call for each way in which a value from outside reaches a query. */
export function scannedCalls({ customer, owner, requestId }: SamplePeople): ScannedCall[] {
  const asCustomer = { cookie: cookieOf(customer) }
  const asOwner = { cookie: cookieOf(owner) }
  const list = `stage=quote&user=${customer.user._id}&service=${requestId}&assignee=nobody&due=now&sort=-created&limit=20&cursor=abc`
  return [
    { ...asOwner, method: 'GET', path: `${search.path}?q=Higa&limit=20` },
    { ...asOwner, method: 'GET', path: `${listRequests.path}?${list}` },
    { ...asOwner, method: 'GET', path: `${listUsers.path}?role=customers&limit=20&cursor=abc` },
    { ...asOwner, method: 'GET', path: filled(getUser.path, `${customer.user._id}*`) },
    { ...asOwner, method: 'GET', path: `${filled(getQueue.path, requestId)}?stage=quote` },
    {
      ...asCustomer,
      method: 'GET',
      path: `${myRequests.path}?search=Legal&state=current&limit=20&cursor=abc`,
    },
    { ...asCustomer, method: 'GET', path: filled(getRequest.path, `${requestId}*`) },
    { ...asCustomer, method: 'GET', path: `/api/files/${requestId}*` },
    {
      ...asCustomer,
      method: 'GET',
      path: `${filled(listMessages.path, requestId)}?before=${requestId}`,
    },
    {
      ...asCustomer,
      method: writeMessage.method,
      path: filled(writeMessage.path, requestId),
      body: { requestId, comment: 'Thank you.' },
    },
    {
      ...asCustomer,
      method: chooseLanguage.method,
      path: chooseLanguage.path,
      body: { language: 'en' },
    },
    {
      method: signIn.method,
      path: signIn.path,
      body: { email: customer.email, password: 'not the password' },
    },
    { method: forgotPassword.method, path: forgotPassword.path, body: { email: customer.email } },
    { method: register.method, path: register.path, body: newRegistration() },
    { method: 'GET', path: '/api/services?drafts=1' },
    { method: 'GET', path: '/api/closures?until=2027-01-01' },
  ]
}

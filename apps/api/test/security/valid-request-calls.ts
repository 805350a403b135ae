import { filePath } from '@kakehashi/contract/file-reference'
import { samplePassword } from '../support/sample-registration.ts'
import { seedFile, seedRequest } from '../support/seed-request.ts'
import { seedService } from '../support/services.ts'
import { seedUser } from './callers.ts'
import type { ValidCall } from './callers.ts'

/** A call aimed at a request of the customer's that stands where the call finds it. */
function aimed(stage: Parameters<typeof seedRequest>[2], body?: object): ValidCall {
  return async ({ office, customer }) => {
    const id = await seedRequest(office, customer.account.id, stage)
    return { params: { id, requestId: id }, ...(body && { body }) }
  }
}

export const validRequestCalls: Readonly<Record<string, ValidCall>> = {
  'POST /api/requests': async ({ office }) => {
    const name = `Sample ordered ${crypto.randomUUID()}`
    await seedService(office, name)
    return { body: { requestItem: name, details: 'Two pages', neededBy: '2099-12-01' } }
  },
  'GET /api/requests': () => ({ query: { stage: 'quote' } }),
  'GET /api/requests/myrequests': () => ({}),
  'GET /api/requests/assigned': () => ({}),
  'GET /api/requests/:id': aimed({}),
  'PUT /api/requests/:requestId': aimed({}, { isQuoted: true, deposit: 20, totalPrice: 40 }),
  'PUT /api/requests/:requestId/paid': aimed({ stage: 'payment' }, { paidAmount: 20 }),
  'PUT /api/requests/:requestId/translator': async (context) => {
    const translator = await seedUser(context.office, { isTranslator: true })
    return aimed({}, { translator: translator.account.id })(context)
  },
  'PUT /api/requests/:requestId/return': aimed({ stage: 'review' }, { reason: 'A date is wrong' }),
  'PUT /api/requests/:requestId/answer': aimed(
    { stage: 'payment' },
    { quoteVersion: 1, answer: 'accepted' },
  ),
  'PUT /api/requests/:requestId/release': aimed({ stage: 'review' }, {}),
  'PUT /api/requests/:requestId/promise': aimed({}, { promisedOn: '2099-12-01' }),
  'PUT /api/requests/:requestId/close': aimed({}, { reason: 'Not needed' }),
  'PUT /api/requests/:requestId/reopen': aimed({ isClosed: true }, {}),
  'POST /api/requests/:requestId/documents': async (context) => {
    const uploader = context.caller.account ?? context.customer.account
    const file = await seedFile(context.office, uploader.id, 'document')
    return aimed({}, { document: filePath(file) })(context)
  },
  'GET /api/requests/:requestId/queue': async (context) => ({
    ...(await aimed({})(context)),
    query: { stage: 'quote' },
  }),
  'PUT /api/requests/:requestId/viewed': aimed({}),
  'PUT /api/requests/:requestId/read': aimed({}),

  'GET /api/requests/:requestId/messages': aimed({}),
  'POST /api/requests/:requestId/messages': aimed({}, { comment: 'When will it be ready?' }),
  'GET /api/requests/:requestId/notes': aimed({}),
  'POST /api/requests/:requestId/notes': aimed({}, { comment: 'Called back' }),
  'GET /api/requests/:requestId/payments': aimed({}),
  'GET /api/requests/:requestId/notices': aimed({}),

  'GET /api/dashboard': () => ({}),
  'GET /api/search': () => ({ query: { q: 'smith' } }),
  'GET /api/live': () => ({}),
  'GET /api/users/notices': () => ({}),
  'PUT /api/users/notices': () => ({ body: { off: ['payment-recorded'] } }),
  'GET /api/users/export': () => ({}),
  'DELETE /api/users/profile': () => ({ body: { currentPassword: samplePassword } }),
}

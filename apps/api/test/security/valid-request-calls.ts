import { filePath } from '@kakehashi/contract/documents/file-reference'
import { samplePassword } from '../support/sample-registration.ts'
import { seedFile, seedMove, seedRequest } from '../support/seed-request.ts'
import { seedService } from '../support/services.ts'
import { seedUser } from './callers.ts'
import type { ValidCall } from './callers.ts'

/** A call about a new request of the customer at a stage at which the call is accepted. */
function callFor(stage: Parameters<typeof seedRequest>[2], body?: object): ValidCall {
  return async ({ office, customer }) => {
    const id = await seedRequest(office, customer.account.id, stage)
    return { params: { id, requestId: id }, ...(body && { body }) }
  }
}

export const validRequestCalls: Readonly<Record<string, ValidCall>> = {
  'POST /api/requests': async ({ office }) => {
    const name = `Sample ${crypto.randomUUID()}`
    await seedService(office, name)
    return { body: { requestItem: name, details: 'Two pages', neededBy: '2099-12-01' } }
  },
  'GET /api/requests': () => ({ query: { stage: 'quote' } }),
  'GET /api/requests/myrequests': () => ({}),
  'GET /api/requests/waiting': () => ({}),
  'GET /api/requests/assigned': () => ({}),
  'GET /api/requests/:id': callFor({}),
  'PUT /api/requests/:requestId': callFor({}, { isQuoted: true, deposit: 20, totalPrice: 40 }),
  'PUT /api/requests/:requestId/paid': callFor({ stage: 'payment' }, { paidAmount: 20 }),
  'PUT /api/requests/:requestId/translator': async (context) => {
    const translator = await seedUser(context.office, { isTranslator: true })
    return callFor({}, { translator: translator.account.id })(context)
  },
  'PUT /api/requests/:requestId/return': callFor(
    { stage: 'review' },
    { reason: 'A date is wrong' },
  ),
  'PUT /api/requests/:requestId/answer': callFor(
    { stage: 'payment' },
    { quoteVersion: 1, answer: 'accepted' },
  ),
  'PUT /api/requests/:requestId/release': callFor({ stage: 'review' }, {}),
  'PUT /api/requests/:requestId/promise': callFor({}, { promisedOn: '2099-12-01' }),
  'PUT /api/requests/:requestId/delivery': callFor({}, { delivery: 'download' }),
  'PUT /api/requests/:requestId/step-back': callFor(
    { stage: 'delivery' },
    { from: 'delivery', reason: 'The wrong file' },
  ),
  'POST /api/requests/:requestId/undo': async (context) => {
    const { params } = await callFor({ stage: 'payment' })(context)
    const requestId = String(params?.['requestId'])
    const move = await seedMove(context.office, requestId, context.customer.account.id)
    return { params: { requestId }, body: { move } }
  },
  'PUT /api/requests/:requestId/close': callFor({}, { reason: 'Not needed' }),
  'PUT /api/requests/:requestId/reopen': callFor({ isClosed: true }, {}),
  'POST /api/requests/:requestId/documents': async (context) => {
    const uploader = context.caller.account ?? context.customer.account
    const file = await seedFile(context.office, uploader.id, 'document')
    return callFor({}, { document: filePath(file) })(context)
  },
  'GET /api/requests/:requestId/queue': async (context) => ({
    ...(await callFor({})(context)),
    query: { stage: 'quote' },
  }),
  'PUT /api/requests/:requestId/viewed': callFor({}),
  'PUT /api/requests/:requestId/read': callFor({}),

  'GET /api/requests/:requestId/messages': callFor({}),
  'POST /api/requests/:requestId/messages': callFor({}, { comment: 'When will it be ready?' }),
  'GET /api/requests/:requestId/notes': callFor({}),
  'POST /api/requests/:requestId/notes': callFor({}, { comment: 'Called back' }),
  'GET /api/requests/:requestId/payments': callFor({}),
  'GET /api/requests/:requestId/notices': callFor({}),

  'GET /api/dashboard': () => ({}),
  'GET /api/search': () => ({ query: { q: 'smith' } }),
  'GET /api/live': () => ({}),
  'GET /api/users/notices': () => ({}),
  'PUT /api/users/notices': () => ({ body: { off: ['payment-recorded'] } }),
  'GET /api/users/export': () => ({}),
  'DELETE /api/users/profile': () => ({ body: { currentPassword: samplePassword } }),
}

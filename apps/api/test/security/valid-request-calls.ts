import { filePath } from '@kakehashi/contract/documents/file-reference'
import { samplePassword } from '../support/sample-registration.ts'
import { seedFile, seedMove, seedRequest } from '../support/seed-request.ts'
import { seedName } from '../support/seed-name.ts'
import { seedDraft } from '../support/seed-draft.ts'
import { seedReview } from '../support/seed-review.ts'
import { sampleContent } from '../support/translation-drafts.ts'
import { seedStoredFile } from '../support/orders-again.ts'
import { seedOriginal } from '../support/seed-original.ts'
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

/** A call about a request that is assigned to the caller. */
function deskCall(stage: Parameters<typeof seedRequest>[2], body: object): ValidCall {
  return (context) => {
    const translatorId = (context.caller.account ?? context.customer.account).id
    return callFor({ ...stage, translatorId }, body)(context)
  }
}

/** No closure breaks this promise, so the call leaves it and names it. */
const closedPromise: ValidCall = async ({ office, customer }) => {
  const request = await seedRequest(office, customer.account.id)
  return { body: { promises: [{ request, promisedOn: '2099-12-01' }] } }
}

/** A call about a document of such a request. */
function fileCall(body: object): ValidCall {
  return async ({ office, customer }) => {
    const requestId = await seedRequest(office, customer.account.id)
    const fileId = await seedFile(office, customer.account.id, 'document', requestId)
    return { params: { requestId, fileId }, body }
  }
}

/** A call about an original of such a request, which is in the house. */
function originalCall(body: object): ValidCall {
  return async ({ office, customer }) => {
    const requestId = await seedRequest(office, customer.account.id)
    const originalId = await seedOriginal(office, requestId, customer.account.id)
    return { params: { requestId, originalId }, body }
  }
}

/** A call about an entry of the names of such a request, which nobody has confirmed. */
function nameCall(bodyOf: (entryId: string) => object): ValidCall {
  return async ({ office, customer }) => {
    const requestId = await seedRequest(office, customer.account.id)
    const entryId = await seedName(office, requestId, customer.account.id)
    return { params: { requestId, entryId }, body: bodyOf(entryId) }
  }
}

const wedding = { kind: 'date', label: 'Wedding', day: 'October 5, 2020' }

/** A call about the draft of a document of a request that is being translated. */
function draftCall(call: Pick<Awaited<ReturnType<ValidCall>>, 'body' | 'query'>): ValidCall {
  return async ({ office, customer }) => {
    const stage = { stage: 'translate' } as const
    const requestId = await seedRequest(office, customer.account.id, stage)
    const documentId = await seedFile(office, customer.account.id, 'document', requestId)
    await seedDraft(office, documentId, customer.account.id)
    return { params: { requestId, documentId }, ...call }
  }
}

export const validRequestCalls: Readonly<Record<string, ValidCall>> = {
  'POST /api/requests': async ({ office }) => {
    const name = `Sample ${crypto.randomUUID()}`
    await seedService(office, name)
    return { body: { requestItem: name, details: 'Two pages', neededBy: '2099-12-01' } }
  },
  'GET /api/requests': () => ({ query: { stage: 'quote' } }),
  'POST /api/requests/bulk': async ({ office, customer }) => {
    const _id = await seedRequest(office, customer.account.id, { stage: 'payment' })
    return { body: { action: 'remind', requests: [{ _id, version: 1 }] } }
  },
  'GET /api/requests/myrequests': () => ({}),
  'GET /api/requests/waiting': () => ({}),
  'GET /api/requests/assigned': () => ({}),
  'GET /api/closures/promises': () => ({}),
  'POST /api/closures/promises': closedPromise,
  'POST /api/closures/promises/restore': closedPromise,
  'GET /api/requests/:id': callFor({}),
  'PUT /api/requests/:requestId': callFor({}, { isQuoted: true, deposit: 20, totalPrice: 40 }),
  'PUT /api/requests/:requestId/paid': callFor({ stage: 'payment' }, { paidAmount: 20 }),
  'PUT /api/requests/:requestId/refund': callFor(
    { stage: 'payment', paidCents: 5_000 },
    { version: 1, amount: 20, reason: 'Cancelled' },
  ),
  'PUT /api/requests/:requestId/translator': async (context) => {
    const translator = await seedUser(context.office, { isTranslator: true })
    return callFor({}, { translator: translator.account.id })(context)
  },
  'PUT /api/requests/:requestId/accept': deskCall({ stage: 'translate' }, {}),
  'PUT /api/requests/:requestId/decline': deskCall({ stage: 'translate' }, { reason: 'Away' }),
  'PUT /api/requests/:requestId/return': callFor(
    { stage: 'review' },
    { reason: 'A date is wrong' },
  ),
  'PUT /api/requests/:requestId/withdraw': callFor({ stage: 'review' }, {}),
  'PUT /api/requests/:requestId/answer': callFor(
    { stage: 'payment' },
    { quoteVersion: 1, answer: 'accepted' },
  ),
  'PUT /api/requests/:requestId/release': callFor({ stage: 'review' }, {}),
  'PUT /api/requests/:requestId/promise': callFor({}, { promisedOn: '2099-12-01' }),
  'PUT /api/requests/:requestId/hold': callFor({}, { isOnHold: true, reason: 'A dispute' }),
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
  'PUT /api/requests/:requestId/files/:fileId/remove': fileCall({ reason: 'wrong-file' }),
  'PUT /api/requests/:requestId/files/:fileId/put-back': fileCall({}),
  'PUT /api/requests/:requestId/files/:fileId/move': async (context) => {
    const to = await seedRequest(context.office, context.customer.account.id)
    return fileCall({ reason: 'wrong-person', to })(context)
  },
  'POST /api/requests/:requestId/originals': callFor(
    {},
    { description: 'Birth certificate, State of Ohio', pages: 1, shelf: 'B-14' },
  ),
  'PUT /api/requests/:requestId/originals/:originalId/shelf': originalCall({ shelf: 'Safe 2' }),
  'PUT /api/requests/:requestId/originals/:originalId/remove': originalCall({
    reason: 'It is a copy',
  }),
  'PUT /api/requests/:requestId/originals/:originalId/give-back': originalCall({
    how: 'collected',
    to: 'Keiko Higa',
    isIdSeen: true,
    isCodeShown: false,
  }),
  'GET /api/requests/:requestId/translation-drafts': draftCall({}),
  'GET /api/requests/:requestId/document-proposals': draftCall({}),
  'PUT /api/requests/:requestId/translation-drafts/:documentId': draftCall({
    body: {
      version: 1,
      template: 'marriage-acceptance',
      templateVersion: 0,
      content: sampleContent('marriage-acceptance'),
    },
  }),
  'DELETE /api/requests/:requestId/translation-drafts/:documentId': draftCall({
    query: { version: '1' },
  }),
  'PUT /api/requests/:requestId/translation-drafts/:documentId/newest-template': draftCall({
    body: { version: 1 },
  }),
  'GET /api/requests/:requestId/translation-drafts/preview': draftCall({}),
  'POST /api/requests/:requestId/translation-drafts/translation': draftCall({
    body: { paper: 'letter' },
  }),
  'GET /api/requests/:requestId/review': callFor({ stage: 'review' }),
  'PUT /api/requests/:requestId/review/checks': async ({ office, customer }) => {
    const { id: requestId, file: translation } = await seedReview(office, customer.account.id)
    return { params: { requestId }, body: { translation, check: 'layout', isTicked: true } }
  },
  'GET /api/requests/:requestId/signatures': callFor({}),
  'GET /api/requests/mypeople': () => ({}),
  'GET /api/requests/:requestId/again': callFor({ stage: 'complete' }),
  'POST /api/requests/:requestId/again': async ({ office, customer }) => {
    const requestId = await seedRequest(office, customer.account.id, { stage: 'complete' })
    await seedStoredFile(office, customer, requestId)
    return { params: { requestId }, body: { way: 'language', toLanguage: 'ko' } }
  },
  'GET /api/requests/:requestId/names': callFor({}),
  'POST /api/requests/:requestId/names': callFor({}, wedding),
  'PUT /api/requests/:requestId/names/:entryId': nameCall(() => ({ ...wedding, version: 1 })),
  'PUT /api/requests/:requestId/names/:entryId/remove': nameCall(() => ({ version: 1 })),
  'POST /api/requests/:requestId/names/confirm': nameCall((entryId) => ({
    entries: [{ _id: entryId, version: 1 }],
  })),
  'POST /api/requests/:requestId/names/ask': nameCall(() => ({})),
  'POST /api/requests/:requestId/names/passport-lines': callFor(
    {},
    { lines: 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<' },
  ),
  'POST /api/requests/:requestId/names/passport-photo': callFor(
    {},
    { document: '01930000-0000-7000-8000-00000000aaaa' },
  ),
  'GET /api/originals': () => ({}),
  'GET /api/hand-overs/people': () => ({ query: { q: 'smith' } }),
  'GET /api/hand-overs/people/:userId': ({ customer }) => ({
    params: { userId: customer.account.id },
  }),
  'POST /api/hand-overs': async ({ office, customer }) => {
    const user = customer.account.id
    const request = await seedRequest(office, user, { stage: 'delivery' })
    const original = await seedOriginal(office, request, user)
    const orders = [{ _id: request, version: 1 }]
    const collected = { to: 'Keiko Higa', isIdSeen: true, isCodeShown: false }
    return { body: { user, orders, originals: [original], ...collected } }
  },
  'GET /api/requests/:requestId/queue': async (context) => ({
    ...(await callFor({})(context)),
    query: { stage: 'quote' },
  }),
  'PUT /api/requests/:requestId/viewed': callFor({}),
  'GET /api/requests/:requestId/presence': callFor({}),
  'PUT /api/requests/:requestId/presence': callFor({}, { isHere: true }),
  'GET /api/requests/awaiting-reply': () => ({}),
  'PUT /api/requests/:requestId/no-reply-needed': callFor({}, { message: crypto.randomUUID() }),
  'PUT /api/requests/:requestId/handler': async (context) => {
    const admin = await seedUser(context.office, { isAdmin: true })
    return callFor({}, { handler: admin.account.id })(context)
  },
  'PUT /api/requests/:requestId/unread-mark': callFor({}),
  'DELETE /api/requests/:requestId/unread-mark': callFor({}),
  'PUT /api/requests/:requestId/read': callFor({}),

  'GET /api/requests/:requestId/messages': callFor({}),
  'POST /api/requests/:requestId/messages': callFor({}, { comment: 'When will it be ready?' }),
  'GET /api/requests/:requestId/notes': callFor({}),
  'POST /api/requests/:requestId/notes': callFor({}, { comment: 'Called back' }),
  'POST /api/requests/:requestId/questions': deskCall({}, { comment: 'Which spelling is right?' }),
  'GET /api/requests/:requestId/notices': callFor({}),

  'GET /api/dashboard': () => ({}),
  'GET /api/search': () => ({ query: { q: 'smith' } }),
  'GET /api/live': () => ({}),
  'GET /api/users/notices': () => ({}),
  'PUT /api/users/notices': () => ({ body: { off: ['payment-recorded'] } }),
  'GET /api/users/export': () => ({}),
  'DELETE /api/users/profile': () => ({ body: { currentPassword: samplePassword } }),
}

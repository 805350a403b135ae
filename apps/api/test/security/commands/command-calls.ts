import { filePath } from '@kakehashi/contract/documents/file-reference'
import { seedFile, seedRequest } from '../../support/seed-request.ts'
import { seedName } from '../../support/seed-name.ts'
import { seedProof, seedProofPictures } from '../../support/seed-proof.ts'
import type { Office } from '../../support/office.ts'
import { seedUser } from '../callers.ts'
import type { State } from './expected-commands.ts'

interface CommandContext {
  readonly office: Office
  /** The caller; for a visitor, the customer whose file ids they could have stolen. */
  readonly callerId: string
  readonly requestId: string
  readonly state: State
}

interface CommandCall {
  readonly method: 'GET' | 'PUT' | 'POST'
  readonly tail: string
  readonly body?: object
}

type Make = (context: CommandContext) => CommandCall | Promise<CommandCall>

function put(tail: string, body: object): Make {
  return () => ({ method: 'PUT', tail, body })
}
function get(tail: string): Make {
  return () => ({ method: 'GET', tail })
}

function fileOf({ office, callerId, requestId }: CommandContext): Promise<string> {
  return seedFile(office, callerId, 'document', requestId)
}

function nameOf({ office, callerId, requestId }: CommandContext): Promise<string> {
  return seedName(office, requestId, callerId)
}
/** Of the translation, which a request has from the review on; before that, of another file. */
async function proofOf({ office, callerId, requestId, state }: CommandContext) {
  const isTranslated = ['review', 'delivery', 'complete'].includes(state)
  if (!isTranslated) await seedFile(office, callerId, 'translation', requestId)
  return seedProof(office, requestId, callerId)
}

const wedding = { kind: 'date', label: 'Wedding', day: '2020-10-05' }

/** The call for each command, with the body of the specification where it has one. */
export const commandCalls: Readonly<Record<string, Make>> = {
  'submit quote': put('', { isQuoted: true, deposit: 10, totalPrice: 120 }),
  'accept quote': put('/answer', { quoteVersion: 1, answer: 'accepted' }),
  'decline quote': put('/answer', { quoteVersion: 1, answer: 'declined' }),
  'update amount paid': put('/paid', { paidAmount: 60 }),
  'record a refund': put('/refund', { version: 1, amount: 20, reason: 'Cancelled' }),
  'payment complete': put('', { isPaid: true }),
  'change translator': async ({ office }) => {
    const { account } = await seedUser(office, { isTranslator: true })
    return { method: 'PUT', tail: '/translator', body: { translator: account.id } }
  },
  'accept work': put('/accept', {}),
  'decline work': put('/decline', { reason: 'Too much work' }),
  'submit translation': async ({ office, callerId }) => {
    const translation = filePath(await seedFile(office, callerId, 'translation'))
    return { method: 'PUT', tail: '', body: { isTranslated: true, translation } }
  },
  'review continue': put('', { isReviewed: true }),
  'review return': put('/return', { reason: 'A name is misspelled' }),
  'withdraw translation': put('/withdraw', {}),
  'release translation': put('/release', {}),
  'promise a day': put('/promise', { promisedOn: '2099-01-15' }),
  'change delivery': put('/delivery', { delivery: 'meeting', meetingPlace: 'Gate 1' }),
  delivered: put('', { isDelivered: true }),
  'step back': ({ state }) => {
    const from = state === 'cancelled' ? 'quote' : state
    return { method: 'PUT', tail: '/step-back', body: { from, reason: 'A mistake' } }
  },
  cancel: put('/close', { reason: 'No longer needed' }),
  reopen: put('/reopen', {}),
  'add a document': async ({ office, callerId }) => {
    const document = filePath(await seedFile(office, callerId, 'document'))
    return { method: 'POST', tail: '/documents', body: { document } }
  },
  'remove a file': async (context) => {
    const tail = `/files/${await fileOf(context)}/remove`
    return { method: 'PUT', tail, body: { reason: 'wrong-file' } }
  },
  'put a file back': async (context) => ({
    method: 'PUT',
    tail: `/files/${await fileOf(context)}/put-back`,
    body: {},
  }),
  'move a file': async (context) => {
    const { account } = await seedUser(context.office)
    const to = await seedRequest(context.office, account.id)
    const tail = `/files/${await fileOf(context)}/move`
    return { method: 'PUT', tail, body: { reason: 'wrong-person', to } }
  },
  'write a message': () => ({ method: 'POST', tail: '/messages', body: { comment: 'Hello' } }),
  'ask the office': () => ({
    method: 'POST',
    tail: '/questions',
    body: { comment: 'Which spelling is right?' },
  }),
  'write a note': () => ({ method: 'POST', tail: '/notes', body: { comment: 'Called back' } }),
  'add a name': () => ({ method: 'POST', tail: '/names', body: wedding }),
  'change a name': async (context) => {
    const tail = `/names/${await nameOf(context)}`
    return { method: 'PUT', tail, body: { ...wedding, version: 1 } }
  },
  'remove a name': async (context) => {
    const tail = `/names/${await nameOf(context)}/remove`
    return { method: 'PUT', tail, body: { version: 1 } }
  },
  'confirm names': async (context) => {
    const entries = [{ _id: await nameOf(context), version: 1 }]
    return { method: 'POST', tail: '/names/confirm', body: { entries } }
  },
  'ask for names': async (context) => {
    await nameOf(context)
    return { method: 'POST', tail: '/names/ask', body: {} }
  },
  'read the names': get('/names'),
  'read the proof copy': get('/proof'),
  'send a proof copy': async ({ office, requestId, state }) => {
    if (state === 'review') await seedProofPictures(office, requestId)
    return { method: 'POST', tail: '/proof', body: {} }
  },
  'approve the proof copy': async (context) => ({
    method: 'POST',
    tail: `/proof/${(await proofOf(context)).proofId}/approve`,
    body: {},
  }),
  'ask for a change': async (context) => ({
    method: 'POST',
    tail: `/proof/${(await proofOf(context)).proofId}/changes`,
    body: { general: 'The year is wrong' },
  }),
  'answer a remark': async (context) => ({
    method: 'PUT',
    tail: `/proof/remarks/${(await proofOf(context)).remarkId}`,
    body: { outcome: 'changing' },
  }),
  'see what can be ordered again': get('/again'),
  'read the request': get(''),
  'read the messages': get('/messages'),
  'read the notes': get('/notes'),
}

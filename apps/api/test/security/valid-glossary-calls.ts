import { insertPairs } from '../../src/glossary/memory/queries.ts'
import { formWith } from '../support/pictures.ts'
import { seedRequest } from '../support/seed-request.ts'
import type { CallContext, ValidCall } from './callers.ts'

const newTerm = () => ({ english: `term ${crypto.randomUUID()}`, japanese: '用語' })

async function seedTerm({ office }: CallContext): Promise<string> {
  const id = crypto.randomUUID()
  const term = { id, ...newTerm(), created_at: office.clock.now() }
  await office.db.insertInto('glossary_terms').values(term).execute()
  return id
}

async function seedPair({ office }: CallContext): Promise<string> {
  const pair = { english: `Sentence ${crypto.randomUUID()}`, japanese: '文' }
  const given = { now: office.clock.now(), requestId: null }
  const [id = ''] = await office.db.transaction().execute((trx) => insertPairs(trx, [pair], given))
  return id
}

/** Calls about terms and sentences. */
export const validGlossaryCalls: Readonly<Record<string, ValidCall>> = {
  'GET /api/glossary/terms': () => ({ query: { q: 'koseki' } }),
  'POST /api/glossary/terms': () => ({ body: newTerm() }),
  'PUT /api/glossary/terms/:termId': async (context) => ({
    params: { termId: await seedTerm(context) },
    body: { ...newTerm(), version: 1 },
  }),
  'PUT /api/glossary/terms/:termId/archive': async (context) => ({
    params: { termId: await seedTerm(context) },
    body: { isArchived: true },
  }),
  'POST /api/glossary/look-up': () => ({ body: { text: 'This is to certify' } }),
  'GET /api/memory/pairs': () => ({}),
  'DELETE /api/memory/pairs/:pairId': async (context) => ({
    params: { pairId: await seedPair(context) },
  }),
  'POST /api/requests/:requestId/memory-pairs': async ({ office, customer }) => ({
    params: { requestId: await seedRequest(office, customer.account.id) },
    body: { english: 'This is to certify that', japanese: '次のことを証明する', otherNames: '' },
  }),
  'GET /api/language-files': () => ({ query: { kind: 'glossary', format: 'tmx' } }),
  'POST /api/language-files': () => ({
    query: { kind: 'glossary', mode: 'check' },
    body: formWith('file', Buffer.from('<tmx version="1.4"><body/></tmx>'), 'words.tmx'),
  }),
}

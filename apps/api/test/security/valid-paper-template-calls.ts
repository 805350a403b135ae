import { withKeys } from '@kakehashi/domain/paper-templates/template-keys'
import { insertTemplate, insertVersion } from '../../src/paper-templates/queries.ts'
import { schoolPaper } from '../support/paper-templates.ts'
import type { CallContext, ValidCall } from './callers.ts'

async function seedTemplate({ office, customer }: CallContext): Promise<string> {
  const id = crypto.randomUUID()
  const now = office.clock.now()
  const version = { id, version: 1, paper: withKeys(schoolPaper()) }
  await office.db.transaction().execute(async (trx) => {
    await insertTemplate(trx, { id, version: 1, created_at: now })
    await insertVersion(trx, { ...version, actorId: customer.account.id, now })
  })
  return id
}

function templateCall(body?: object): ValidCall {
  return async (context) => ({
    params: { templateId: await seedTemplate(context) },
    ...(body && { body }),
  })
}

/** Calls about the templates of papers. */
export const validPaperTemplateCalls: Readonly<Record<string, ValidCall>> = {
  'GET /api/paper-templates/choices': () => ({}),
  'GET /api/paper-templates': () => ({}),
  'GET /api/paper-templates/:templateId': templateCall(),
  'POST /api/paper-templates': () => ({ body: { paper: schoolPaper() } }),
  'PUT /api/paper-templates/:templateId': templateCall({ paper: schoolPaper('New'), version: 1 }),
  'PUT /api/paper-templates/:templateId/archive': templateCall({ isArchived: true }),
  'POST /api/paper-templates/preview': () => ({ body: { paper: schoolPaper() } }),
}

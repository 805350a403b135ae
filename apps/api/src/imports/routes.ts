import * as contract from '@kakehashi/contract/imports'
import { fromCursor } from '../db/cursor.ts'
import type { Deps } from '../deps.ts'
import { linkNext } from '../http/pagination-links.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { Refusal } from '../refusal.ts'
import { receiveImport, startImport, startTakingBack } from './commands.ts'
import { findNamedImport, listImports, listProblems } from './queries.ts'
import { toImportDetail, toImportView } from './view.ts'

export function importRoutes(api: Api, deps: Deps): void {
  const { db, clock } = deps
  const getNamed = async (id: string) => {
    const row = await findNamedImport(db, id)
    if (!row) throw new Refusal('not-found')
    return row
  }

  api.serve(contract.listImports, async (call) => {
    const { limit, cursor } = call.query
    const rows = await listImports(db, { limit, after: fromCursor(cursor) })
    linkNext(call, rows)
    return rows.map(toImportView)
  })

  api.serve(contract.getImport, async ({ params: { id }, auth }) =>
    toImportDetail(await getNamed(id), await listProblems(db, id), auth.language),
  )

  api.serve(contract.checkImport, async ({ upload, query: { kind }, auth }) =>
    toImportView(await getNamed(await receiveImport(deps, upload, kind, auth.actor.id))),
  )

  api.serve(contract.runImport, async ({ params: { id }, auth }) => {
    await db.transaction().execute((trx) => startImport(trx, id, auth.actor.id, clock.now()))
    return toImportView(await getNamed(id))
  })

  api.serve(contract.takeBackImport, async ({ params: { id }, auth }) => {
    await db.transaction().execute((trx) => startTakingBack(trx, id, auth.actor.id))
    return toImportView(await getNamed(id))
  })
}

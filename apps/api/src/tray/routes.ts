import * as contract from '@kakehashi/contract/tray'
import type { Deps } from '../deps.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { putAside } from './commands.ts'
import { findFolderState, listTrayDocuments } from './queries.ts'
import { toTrayDocument, toTrayView } from './view.ts'

export function trayRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(contract.listTray, async () =>
    toTrayView(await findFolderState(db), await listTrayDocuments(db), clock.now()),
  )

  api.serve(contract.changeTrayDocument, async ({ params, body, auth }) => {
    const { isPutAside } = body
    const document = await db
      .transaction()
      .execute((trx) => putAside(trx, params.fileId, isPutAside, auth.actor, clock.now()))
    return toTrayDocument(document)
  })
}

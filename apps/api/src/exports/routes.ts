import * as contract from '@kakehashi/contract/exports'
import { fromCursor } from '../db/cursor.ts'
import type { Deps } from '../deps.ts'
import { holderOf } from '../documents/key-holder.ts'
import { openFile } from '../documents/read-file.ts'
import { linkNext } from '../http/pagination-links.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { Refusal } from '../refusal.ts'
import { askForExport, recordFetch } from './commands.ts'
import { getNamedExport, listExports } from './queries.ts'
import { toExportView } from './view.ts'

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export function exportRoutes(api: Api, { db, clock, files }: Deps): void {
  api.serve(contract.listExports, async (call) => {
    const { limit, cursor } = call.query
    const rows = await listExports(db, { limit, after: fromCursor(cursor) })
    linkNext(call, rows)
    return rows.map(toExportView)
  })

  api.serve(contract.askForExport, async ({ body, auth }) => {
    const now = clock.now()
    const id = await db.transaction().execute((trx) => askForExport(trx, body, auth, now))
    return toExportView(await getNamedExport(db, id))
  })

  api.serve(contract.downloadExport, async ({ params: { id }, auth, reply }) => {
    const row = await db
      .transaction()
      .execute((trx) => recordFetch(trx, id, auth.actor.id, clock.now()))
    const { kind, format, from_day, to_day, size, object_key, key_id, wrapped_key } = row
    if (size === null || object_key === null || key_id === null || wrapped_key === null) {
      throw new Refusal('export-gone')
    }
    const stored = { size, object_key, key_id, wrapped_key, holder: holderOf('exports', id) }
    const content = await openFile(files, stored)
    reply.headers({
      'content-type': mediaTypes[format],
      'content-length': size,
      'content-disposition': `attachment; filename="${kind}-${from_day}-${to_day}.${format}"`,
      'cache-control': 'no-store',
    })
    return content
  })
}

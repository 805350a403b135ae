import * as contract from '@kakehashi/contract/messages'
import { fromCursor } from '../../db/cursor.ts'
import type { Deps } from '../../deps.ts'
import { linkEarlier } from '../../http/pagination-links.ts'
import type { Api } from '../../http/endpoint-routes.ts'
import { demandSameId } from '../../http/same-id.ts'
import { demand } from '../../refusal.ts'
import { getVisibleRequest } from '../access.ts'
import { writeNote } from './commands.ts'
import { listNotes } from './queries.ts'
import { toNoteView } from './view.ts'

export function noteRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(contract.listNotes, async (call) => {
    const { params, query, visit } = call
    const { row, parts } = await getVisibleRequest(db, params.requestId, visit.actor)
    demand(parts.includes('office') || parts.includes('desk'), 'forbidden')
    const notes = await listNotes(db, row.id, parts, {
      limit: query.limit,
      before: fromCursor(query.before),
    })
    linkEarlier(call, notes)
    return notes.map((note) => toNoteView(note, parts, visit.language))
  })

  api.serve(contract.writeNote, async ({ params, body, visit, trx }) => {
    demandSameId(params.requestId, body.requestId)
    const note = await writeNote(trx, params.requestId, body.comment, visit.actor, clock.now())
    return toNoteView(note, [], visit.language)
  })
}

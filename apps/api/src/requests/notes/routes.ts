import * as contract from '@kakehashi/contract/requests/messages'
import { fromCursor } from '../../db/cursor.ts'
import type { Deps } from '../../deps.ts'
import { linkEarlier } from '../../http/pagination-links.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { demandSameId } from '../../http/serve-endpoint.ts'
import { demand } from '../../refusal.ts'
import { getVisibleRequest } from '../access.ts'
import { writeNote } from './commands.ts'
import { listNotes } from './queries.ts'
import { toNoteView } from './view.ts'

export function noteRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(contract.listNotes, async (call) => {
    const { params, query, auth } = call
    const { row, parts } = await getVisibleRequest(db, params.requestId, auth.actor)
    demand(parts.includes('office') || parts.includes('desk'), 'forbidden')
    const notes = await listNotes(db, row.id, parts, {
      limit: query.limit,
      before: fromCursor(query.before),
    })
    linkEarlier(call, notes)
    return notes.map((note) => toNoteView(note, parts, auth.language))
  })

  api.serve(contract.writeNote, async ({ params, body, auth, trx }) => {
    demandSameId(params.requestId, body.requestId)
    const note = await writeNote(trx, params.requestId, body.comment, auth.actor, clock.now())
    return toNoteView(note, [], auth.language)
  })
}

import * as contract from '@kakehashi/contract/requests/messages'
import { fromCursor } from '../../db/cursor.ts'
import type { Deps } from '../../deps.ts'
import { linkEarlier } from '../../http/pagination-links.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { demandSameId } from '../../http/serve-endpoint.ts'
import { demand } from '../../refusal.ts'
import { getVisibleRequest } from '../access.ts'
import { askOffice, writeNote } from './commands.ts'
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
    return notes.map((note) => toNoteView(note, auth.language))
  })

  api.serve(contract.writeNote, async ({ params, body, auth, trx }) => {
    demandSameId(params.requestId, body.requestId)
    const note = { ...params, comment: body.comment, audience: body.audience }
    return toNoteView(await writeNote(trx, note, auth.actor, clock.now()), auth.language)
  })

  api.serve(contract.askOffice, async ({ params, body, auth, trx }) => {
    demandSameId(params.requestId, body.requestId)
    const question = { ...params, comment: body.comment }
    return toNoteView(await askOffice(trx, question, auth.actor, clock.now()), auth.language)
  })
}

import * as contract from '@kakehashi/contract/requests/review'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Deps } from '../../deps.ts'
import { findFileWithRequest } from '../../documents/file-with-request.ts'
import { recordReading } from '../../documents/readings/record.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { demand } from '../../refusal.ts'
import { getVisibleRequest } from '../access.ts'
import { readReview } from './read-review.ts'
import { tickCheck } from './tick-check.ts'

export function reviewRoutes(api: Api, deps: Deps): void {
  const { db, clock } = deps

  api.serve(contract.getReview, ({ params, auth }) => read(params.requestId, auth.actor))

  api.serve(contract.tickCheck, async ({ params: { requestId }, body, auth: { actor } }) => {
    const tick = { requestId, ...body }
    await db.transaction().execute((trx) => tickCheck(trx, tick, actor, clock.now()))
    return read(requestId, actor)
  })

  async function read(requestId: string, actor: Actor) {
    const { row } = await getVisibleRequest(db, requestId, actor)
    demand(row.content_erased_at === null, 'content-erased')
    const review = await readReview(db, row, actor.id)
    if (review.papers && review.translation) await record(review.translation.file, actor)
    return review
  }

  /** The lines are the content of the file, so whoever reads them has read it. */
  async function record(fileId: string, actor: Actor): Promise<void> {
    const found = await findFileWithRequest(db, fileId, { id: actor.id, now: clock.now() })
    if (!found) return
    const { file, state } = found
    const reading = { file, request: state.request, isInTray: false, kind: 'opened' } as const
    await recordReading(deps, reading, actor)
  }
}

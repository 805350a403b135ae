import * as contract from '@kakehashi/contract/requests/request-files'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import type { AuthContext } from '../../http/auth-context.ts'
import { type Api, demandSameId } from '../../http/serve-endpoint.ts'
import { getVisibleRequest } from '../access.ts'
import { readDetail } from '../detail.ts'
import { hideFile, moveFile, putFileBack } from './commands.ts'

interface Target {
  readonly requestId: string
  readonly fileId: string
}

interface Sent {
  readonly requestId?: string | undefined
  readonly version?: number | undefined
}

export function requestFileRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(contract.removeFile, ({ params, body, auth }) => {
    const input = { ...targetOf(params, body), reason: body.reason }
    return change(params, auth, (trx) => hideFile(trx, input, auth.actor, clock.now()))
  })
  api.serve(contract.putFileBack, ({ params, body, auth }) => {
    const input = targetOf(params, body)
    return change(params, auth, (trx) => putFileBack(trx, input, auth.actor, clock.now()))
  })
  api.serve(contract.moveFile, ({ params, body, auth }) => {
    const { reason, to } = body
    const input = { ...targetOf(params, body), reason, to }
    return change(params, auth, (trx) => moveFile(trx, input, auth.actor, clock.now()))
  })

  async function change(
    { requestId }: Target,
    { actor, language }: AuthContext,
    work: (trx: Transaction<DB>) => Promise<void>,
  ) {
    await db.transaction().execute(work)
    const request = await getVisibleRequest(db, requestId, actor)
    return readDetail(db, request, { id: actor.id, language }, clock.now())
  }
}

function targetOf({ requestId, fileId }: Target, body: Sent) {
  demandSameId(requestId, body.requestId)
  return { requestId, fileId, seenVersion: body.version }
}

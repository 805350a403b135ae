import * as contract from '@kakehashi/contract/requests/names'
import { listOwnPeople } from '@kakehashi/contract/requests/ordered-people'
import { readPassportLines, readPassportPhoto } from '@kakehashi/contract/requests/passport-lines'
import { dayAt } from '@kakehashi/domain/calendar/working-days'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import type { AuthContext } from '../../http/auth-context.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { getTimeZone } from '../../office/queries.ts'
import { getVisibleRequest } from '../access.ts'
import { askForNames } from './ask-customer.ts'
import { addName, changeName, confirmNames, removeName } from './commands.ts'
import { readOwnPeople } from './own-people.ts'
import { proposeFromLines } from './passport-proposal.ts'
import { proposeFromPhoto, readsPhotos } from './passport-photo.ts'
import { listNameEntries } from './queries.ts'
import { toNameSheet } from './view.ts'

export function nameRoutes(api: Api, deps: Deps): void {
  const { db, clock } = deps
  api.serve(contract.getNames, ({ params, auth }) => sheetOf(db, params.requestId, auth))

  api.serve(contract.addName, async ({ params: { requestId }, body, auth, trx }) => {
    await addName(trx, requestId, body, auth.actor, clock.now())
    return sheetOf(trx, requestId, auth)
  })
  api.serve(contract.changeName, ({ params, body: { version, ...entry }, auth }) =>
    change(params.requestId, auth, (trx) =>
      changeName(trx, { ...params, version }, entry, auth.actor, clock.now()),
    ),
  )
  api.serve(contract.removeName, ({ params, body, auth }) =>
    change(params.requestId, auth, (trx) =>
      removeName(trx, { ...params, ...body }, auth.actor, clock.now()),
    ),
  )
  api.serve(contract.confirmNames, ({ params: { requestId }, body, auth }) =>
    change(requestId, auth, (trx) =>
      confirmNames(trx, requestId, body.entries, auth.actor, clock.now()),
    ),
  )
  api.serve(contract.askForNames, ({ params: { requestId }, auth }) =>
    change(requestId, auth, (trx) => askForNames(trx, requestId, auth.actor, clock.now())),
  )

  api.serve(listOwnPeople, ({ auth }) => readOwnPeople(db, auth.actor.id))

  api.serve(readPassportLines, async ({ params, body, auth }) => {
    await getVisibleRequest(db, params.requestId, auth.actor)
    return proposeFromLines(body.lines, dayAt(clock.now(), await getTimeZone(db)))
  })

  api.serve(readPassportPhoto, async ({ params, body, auth }) => {
    const { row } = await getVisibleRequest(db, params.requestId, auth.actor)
    return proposeFromPhoto(deps, { requestId: row.id, fileId: body.document }, auth.actor)
  })

  async function change(
    requestId: string,
    auth: AuthContext,
    work: (trx: Transaction<DB>) => Promise<void>,
  ) {
    await db.transaction().execute(work)
    return sheetOf(db, requestId, auth)
  }
}

async function sheetOf(source: Kysely<DB>, requestId: string, { actor }: AuthContext) {
  const request = await getVisibleRequest(source, requestId, actor)
  const entries = await listNameEntries(source, requestId)
  return toNameSheet(request, entries, await readsPhotos(source))
}

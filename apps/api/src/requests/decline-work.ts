import type { Actor } from '@kakehashi/domain/people/permissions'
import { hasDeclined } from '@kakehashi/domain/request/acceptance'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { advanceRequest, type CommandInput } from './commands.ts'
import { lockRequest } from './queries.ts'
import { stateOf } from './state.ts'

/** A second press finds the request gone from the desk, and is not told that it does not exist. */
export async function declineWork(
  trx: Transaction<DB>,
  input: CommandInput,
  actor: Actor,
  now: Date,
): Promise<void> {
  const row = await lockRequest(trx, input.requestId)
  if (row && hasDeclined(stateOf(row), actor.id)) return
  await advanceRequest(trx, input, actor, now)
}

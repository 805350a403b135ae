import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { addStarterServices as addStarterServicesCall } from '@kakehashi/contract/setup'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { serviceSlug } from '@kakehashi/domain/services'
import { starterServices } from '@kakehashi/domain/starter-services'
import { sql, type Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { after } from '../clock.ts'
import type { DB } from '../db/schema.gen.ts'
import { recordServiceEvent } from './commands.ts'
import { findServiceBySlug, insertService } from './queries.ts'

/** In the order of the starter set. Returns how many were added. */
export async function addStarterServices(
  trx: Transaction<DB>,
  chosen: BodyOf<typeof addStarterServicesCall>['services'],
  actor: Actor,
  now: Date,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('starter services'))`.execute(trx)
  const prices = new Map(chosen.map(({ name, price }) => [name, price]))
  let added = 0
  for (const starter of starterServices) {
    const price = prices.get(starter.name)
    const slug = serviceSlug(starter.name)
    if (price === undefined || (await findServiceBySlug(trx, slug))) continue
    const service = await insertService(trx, {
      id: uuidv7(),
      name: starter.name,
      slug,
      name_ja: starter.nameJa,
      description: starter.description,
      description_ja: starter.descriptionJa,
      price_cents: price,
      kind: starter.kind,
      usual_working_days: starter.usualWorkingDays,
      // Services are listed by creation time.
      created_at: after(now, added),
    })
    added += 1
    await recordServiceEvent(trx, 'service.created', service, actor, now)
  }
  return added
}

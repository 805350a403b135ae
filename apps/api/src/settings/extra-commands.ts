import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type * as contract from '@kakehashi/contract/services/extras'
import { dollarsOf } from '@kakehashi/domain/money'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Deps } from '../deps.ts'
import { demand } from '../refusal.ts'
import { writeSetting } from './commands.ts'
import { lockSetting } from './queries.ts'
import type { StoredExtra } from './settings.ts'

const mostExtras = 50

export function toExtraView({ id, priceCents, ...extra }: StoredExtra): contract.ExtraView {
  return { _id: id, ...extra, price: dollarsOf(priceCents) }
}

/** The screen chooses the id of a new extra, so that sending it twice adds it once. */
export async function saveExtra(
  { db, clock }: Deps,
  id: string,
  { price: priceCents, ...texts }: BodyOf<typeof contract.saveExtra>,
  actor: Actor,
): Promise<contract.ExtraView> {
  const now = clock.now()
  const saved = { id, ...texts, priceCents }
  await db.transaction().execute(async (trx) => {
    const extras = await lockSetting(trx, 'extras', now)
    const isNew = extras.every((one) => one.id !== id)
    demand(!isNew || extras.length < mostExtras, 'too-many-extras', {
      values: { most: mostExtras },
    })
    const changed = isNew ? [...extras, saved] : extras.map((one) => (one.id === id ? saved : one))
    await writeSetting(trx, 'extras', changed, actor.id, now)
  })
  return toExtraView(saved)
}

export async function removeExtra({ db, clock }: Deps, id: string, actor: Actor): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const extras = await lockSetting(trx, 'extras', now)
    const remaining = extras.filter((one) => one.id !== id)
    if (remaining.length === extras.length) return
    await writeSetting(trx, 'extras', remaining, actor.id, now)
  })
}

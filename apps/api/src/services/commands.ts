import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import { isUploadedPicture } from '@kakehashi/contract/services/picture-path'
import type { updateService as updateServiceCall } from '@kakehashi/contract/services/services'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { serviceSlug } from '@kakehashi/domain/services'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../db/schema.gen.ts'
import { refuseDuplicate } from '../db/unique-violation.ts'
import type { Deps } from '../deps.ts'
import { getTimeZone } from '../office/queries.ts'
import { refuseStale } from '../events/stale-version.ts'
import { changedFields, type EventKind, recordEvent } from '../events/record.ts'
import { enqueueSite } from '../office/enqueue-site.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { lockPictureForUse } from '../pictures/queries.ts'
import { demand, Refusal } from '../refusal.ts'
import type { ServiceRow } from './queries.ts'
import {
  hasRequests,
  insertService,
  lockAnyService,
  lockService,
  removeService,
  saveService,
} from './queries.ts'
import { serviceVersion } from './view.ts'

/** Creates an empty draft. */
export async function createService(
  trx: Transaction<DB>,
  actor: Actor,
  now: Date,
): Promise<ServiceRow> {
  const service = await insertService(trx, { id: uuidv7(), created_at: now })
  await recordServiceEvent(trx, 'service.created', service, actor, now)
  return service
}

export async function updateService(
  { db, clock }: Deps,
  serviceId: string,
  input: BodyOf<typeof updateServiceCall>,
  actor: Actor,
): Promise<ServiceRow> {
  return refuseDuplicateName(() =>
    db.transaction().execute(async (trx) => {
      const service = await lockService(trx, serviceId)
      if (!service) throw new Refusal('not-found')
      const change = {
        name: input.name,
        slug: serviceSlug(input.name),
        name_ja: input.nameJa === undefined ? service.name_ja : input.nameJa,
        description: input.description,
        description_ja:
          input.descriptionJa === undefined ? service.description_ja : input.descriptionJa,
        price_cents: input.price,
        price_unit: input.priceUnit ?? service.price_unit,
        minimum_cents:
          input.minimumPrice === undefined ? service.minimum_cents : input.minimumPrice,
        quotes_itself: input.quotesItself ?? service.quotes_itself,
        quote_ceiling_cents:
          input.quoteCeiling === undefined ? service.quote_ceiling_cents : input.quoteCeiling,
        icon: input.icon ?? service.icon,
        image: input.image ?? service.image,
        usual_working_days: input.usualWorkingDays ?? service.usual_working_days,
        kind: input.kind ?? service.kind,
      }
      demand(!change.quotes_itself || change.quote_ceiling_cents !== null, 'invalid-fields', {
        fields: { quoteCeiling: 'ceiling-required' },
      })
      const fields = changedFields(service, change)
      if (fields.length === 0) return service
      await refuseStale(trx, {
        timeZone: await getTimeZone(trx),
        seen: input.version,
        version: serviceVersion(service),
        subject: { kind: 'service', id: serviceId },
        kinds: ['service.changed'],
      })
      await refuseMissingPictures(trx, service, change)
      await recordServiceEvent(trx, 'service.changed', service, actor, clock.now(), fields)
      return saveService(trx, serviceId, change)
    }),
  )
}

/** Archives a service that has requests; otherwise deletes its row. */
export async function deleteService(
  { db, clock }: Deps,
  serviceId: string,
  actor: Actor,
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const service = await lockService(trx, serviceId)
    if (!service) throw new Refusal('not-found')
    if (await hasRequests(trx, serviceId)) {
      await saveService(trx, serviceId, { archived_at: now })
      await recordServiceEvent(trx, 'service.archived', service, actor, now)
    } else {
      await removeService(trx, serviceId)
      await recordServiceEvent(trx, 'service.deleted', service, actor, now)
    }
  })
}

/** Its name may have been given to another service in the meantime; then that one has to go first. */
export async function offerService(
  { db, clock }: Deps,
  serviceId: string,
  actor: Actor,
): Promise<ServiceRow> {
  return refuseDuplicateName(() =>
    db.transaction().execute(async (trx) => {
      const service = await lockAnyService(trx, serviceId)
      if (!service) throw new Refusal('not-found')
      if (service.archived_at === null) return service
      await recordServiceEvent(trx, 'service.offered-again', service, actor, clock.now())
      return saveService(trx, serviceId, { archived_at: null })
    }),
  )
}

/** The picture may have been deleted as unused since it was uploaded. */
async function refuseMissingPictures(
  trx: Transaction<DB>,
  service: ServiceRow,
  change: Pick<ServiceRow, 'icon' | 'image'>,
): Promise<void> {
  for (const kind of ['icon', 'image'] as const) {
    const address = change[kind]
    if (address === service[kind] || !isUploadedPicture(address)) continue
    if (await lockPictureForUse(trx, address)) continue
    throw new Refusal('invalid-fields', { fields: { [kind]: 'picture-gone' } })
  }
}

function refuseDuplicateName<Result>(change: () => Promise<Result>): Promise<Result> {
  const refusal = new Refusal('service-name-taken', { fields: { name: 'service-name-taken' } })
  return refuseDuplicate('services_slug_offered', refusal, change)
}

export async function recordServiceEvent(
  trx: Transaction<DB>,
  kind: Extract<EventKind, `service.${string}`>,
  service: ServiceRow,
  actor: Actor,
  at: Date,
  fields: string[] = [],
): Promise<void> {
  const subject = { kind: 'service', id: service.id } as const
  await recordEvent(trx, { kind, at, actorId: actor.id, subject, fields })
  await publishChange(trx, { type: 'Service' }, 'everyone')
  await enqueueSite(trx)
}

import { isPublished, serviceSlug } from '@kakehashi/domain/services'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

export type ServiceRow = Selectable<DB['services']>

/** Whether anyone can see and order it. */
export function isOffered(service: ServiceRow): boolean {
  const { name, description, price_cents: priceCents, archived_at: archivedAt } = service
  return archivedAt === null && isPublished({ name, description, priceCents })
}

/** Drafts included, oldest first. The office writes its services by hand, so there are few. */
export function listServices(db: Kysely<DB>): Promise<ServiceRow[]> {
  return db
    .selectFrom('services')
    .selectAll()
    .where('archived_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Also those that are no longer offered, as the office keeps them. */
export function listKeptServices(db: Kysely<DB>): Promise<ServiceRow[]> {
  return db.selectFrom('services').selectAll().orderBy('created_at').orderBy('id').execute()
}

/** Every service that was ever ordered or offered, for the books: withdrawn ones too. */
export function listNamedServices(db: Kysely<DB>): Promise<Pick<ServiceRow, 'id' | 'name'>[]> {
  return db
    .selectFrom('services')
    .select(['id', 'name'])
    .where('name', '<>', '')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function findService(db: Kysely<DB>, id: string): Promise<ServiceRow | undefined> {
  return db.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findServiceBySlug(db: Kysely<DB>, slug: string): Promise<ServiceRow | undefined> {
  return (
    db
      .selectFrom('services')
      .selectAll()
      .where('slug', '=', slug)
      // Blank drafts have no address.
      .where('slug', '<>', '')
      .where('archived_at', 'is', null)
      .executeTakeFirst()
  )
}

/** The service that an order names. Names that read alike in an address are one. */
export async function findPublishedServiceByName(
  db: Kysely<DB>,
  name: string,
): Promise<ServiceRow | undefined> {
  const service = await findServiceBySlug(db, serviceSlug(name))
  return service && isOffered(service) ? service : undefined
}

/** For an order: it cannot be destroyed until the transaction ends. */
export async function holdService(trx: Transaction<DB>, id: string): Promise<boolean> {
  const held = await trx
    .selectFrom('services')
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return held !== undefined
}

/** For a change: nobody else changes or orders this service until the transaction ends. */
export function lockService(trx: Transaction<DB>, id: string): Promise<ServiceRow | undefined> {
  return trx
    .selectFrom('services')
    .selectAll()
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export function insertService(
  trx: Transaction<DB>,
  service: Insertable<DB['services']>,
): Promise<ServiceRow> {
  return trx.insertInto('services').values(service).returningAll().executeTakeFirstOrThrow()
}

export function saveService(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['services']>,
): Promise<ServiceRow> {
  return trx
    .updateTable('services')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeService(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.deleteFrom('services').where('id', '=', id).execute()
}

export async function wasOrdered(trx: Transaction<DB>, id: string): Promise<boolean> {
  const request = await trx
    .selectFrom('requests')
    .select('id')
    .where('service_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return request !== undefined
}

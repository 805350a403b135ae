import { isPublished, serviceSlug } from '@kakehashi/domain/services'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

export type ServiceRow = Selectable<DB['services']>

/** True if customers can see and order it. */
export function isOffered(service: ServiceRow): boolean {
  const { name, description, price_cents: priceCents, archived_at: archivedAt } = service
  return archivedAt === null && isPublished({ name, description, priceCents })
}

/** Includes drafts; oldest first. Not paginated, because an office has few services. */
export function listServices(db: Kysely<DB>): Promise<ServiceRow[]> {
  return db
    .selectFrom('services')
    .selectAll()
    .where('archived_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Includes drafts and archived services. */
export function listAllServices(db: Kysely<DB>): Promise<ServiceRow[]> {
  return db.selectFrom('services').selectAll().orderBy('created_at').orderBy('id').execute()
}

/** Includes archived services, whose figures the dashboard still shows. */
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
      // New drafts have an empty slug.
      .where('slug', '<>', '')
      .where('archived_at', 'is', null)
      .executeTakeFirst()
  )
}

/** Compares slugs, so that case and punctuation of the name do not matter. */
export async function findPublishedServiceByName(
  db: Kysely<DB>,
  name: string,
): Promise<ServiceRow | undefined> {
  const service = await findServiceBySlug(db, serviceSlug(name))
  return service && isOffered(service) ? service : undefined
}

/** Prevents the service from being deleted until the transaction ends; false if it is gone. */
export async function lockServiceForOrder(trx: Transaction<DB>, id: string): Promise<boolean> {
  const locked = await trx
    .selectFrom('services')
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return locked !== undefined
}

/** `for update` also waits for transactions that are ordering the service. */
export function lockService(trx: Transaction<DB>, id: string): Promise<ServiceRow | undefined> {
  return trx
    .selectFrom('services')
    .selectAll()
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Also one that was withdrawn. */
export function lockAnyService(trx: Transaction<DB>, id: string): Promise<ServiceRow | undefined> {
  return trx.selectFrom('services').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
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

export async function hasRequests(trx: Transaction<DB>, id: string): Promise<boolean> {
  const request = await trx
    .selectFrom('requests')
    .select('id')
    .where('service_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return request !== undefined
}

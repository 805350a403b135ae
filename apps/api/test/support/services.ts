import { createService, listServices, updateService } from '@kakehashi/contract/services/services'
import { serviceSlug } from '@kakehashi/domain/services'
import { v7 as uuidv7 } from 'uuid'
import { insertService } from '../../src/services/queries.ts'
import type { Browser } from './browser.ts'
import type { Office } from './office.ts'

let count = 0

/** The fields that the edit screen sends, with a unique name. */
export function sampleService() {
  count += 1
  return {
    name: `Sample ${count}`,
    description: 'Contracts, affidavits and the like',
    price: 45.5,
    icon: '',
    image: '',
  }
}

/** Inserts a published service into the database. */
export async function seedService(office: Office, name?: string): Promise<string> {
  const sample = sampleService()
  const uniqueName = name ?? sample.name
  const service = await office.db.transaction().execute((trx) =>
    insertService(trx, {
      id: uuidv7(),
      name: uniqueName,
      slug: serviceSlug(uniqueName),
      description: sample.description,
      price_cents: 4_550,
      created_at: office.clock.now(),
    }),
  )
  return service.id
}

/** Adds a service as the office does: with nothing filled in yet. */
export async function createBlankService(admin: Browser): Promise<string> {
  return (await admin.call(createService)).body._id
}

/** Submits the edit form of a service with sample values, some of them changed. */
export function editService(admin: Browser, serviceId: string, change: object) {
  const body = { ...sampleService(), ...change }
  return admin.call(updateService, { params: { serviceId }, body })
}

/** The names of the services that everyone sees, in their order. */
export async function offeredNames(visitor: Browser): Promise<string[]> {
  return (await visitor.call(listServices)).body.map(({ name }) => name)
}

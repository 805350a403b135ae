import { serviceSlug } from '@kakehashi/domain/services'
import { v7 as uuidv7 } from 'uuid'
import { insertService } from '../../src/services/queries.ts'
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

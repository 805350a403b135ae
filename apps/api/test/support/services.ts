import { serviceSlug } from '@kakehashi/domain/services'
import { v7 as uuidv7 } from 'uuid'
import { insertService } from '../../src/services/queries.ts'
import type { Office } from './office.ts'

let count = 0

/** What the edit screen sends, under a name no other service has. */
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

/** A service that anyone can order. */
export async function offerService(office: Office, name?: string): Promise<string> {
  const sample = sampleService()
  const offered = name ?? sample.name
  const service = await office.db.transaction().execute((trx) =>
    insertService(trx, {
      id: uuidv7(),
      name: offered,
      slug: serviceSlug(offered),
      description: sample.description,
      price_cents: 4_550,
      created_at: office.clock.now(),
    }),
  )
  return service.id
}

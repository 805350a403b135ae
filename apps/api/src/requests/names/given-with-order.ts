import type { OrderedPerson } from '@kakehashi/contract/requests/ordered-people'
import { isProblem, type Problem } from '@kakehashi/contract/fields/problems'
import { nameFields } from '@kakehashi/contract/requests/name-fields'
import type { NameEntry } from '@kakehashi/domain/request/name-sheet'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { Refusal } from '../../refusal.ts'
import { insertNameEntry } from './queries.ts'

/** By the rules of the names of a request; a refusal names the field of the order form. */
export function readPeople(people: readonly OrderedPerson[]): NameEntry[] {
  const fields: Record<string, Problem> = {}
  const entries = people.flatMap((person, index): NameEntry[] => {
    const { label, family, given } = person
    const whoItIs = label || `${family} ${given}`.trim().slice(0, 60)
    const read = nameFields.person.safeParse({ ...person, kind: 'person', label: whoItIs || '-' })
    if (read.success) return [read.data]
    for (const { path, message } of read.error.issues) {
      fields[['people', index, ...path].join('.')] ??= isProblem(message) ? message : 'invalid'
    }
    return []
  })
  if (Object.keys(fields).length > 0) throw new Refusal('invalid-fields', { fields })
  return entries
}

/** In the transaction of the request. They are not confirmed: nobody has compared them yet. */
export async function insertGivenNames(
  trx: Transaction<DB>,
  requestId: string,
  entries: readonly NameEntry[],
  customerId: string,
  now: Date,
): Promise<void> {
  for (const [index, entry] of entries.entries()) {
    await insertNameEntry(trx, {
      id: uuidv7(),
      request_id: requestId,
      entry: JSON.stringify(entry),
      // They are listed by this time, so each gets its own.
      created_at: new Date(now.getTime() + index),
      changed_at: now,
      changed_by: customerId,
      given_with_order: true,
    })
  }
}

import type { CounterPerson } from '@kakehashi/contract/hand-overs'
import type { UserRow } from '../../accounts/people/queries.ts'

/** What the counter needs of a person. */
export function toCounterPerson(user: UserRow): CounterPerson {
  return {
    _id: user.id,
    firstName: user.first_name,
    ...(user.middle_name && { middleName: user.middle_name }),
    lastName: user.last_name,
    ...(user.name_ja && { nameJa: user.name_ja }),
    phone: user.phone,
    branch: user.branch,
    language: user.language,
  }
}

import { addressedName, nameInMail } from '@kakehashi/domain/people/people'
import type { UserRow } from './queries.ts'

/** The name at the beginning of a mail to this person, in the language of their account. */
export function greetedName(user: UserRow): string {
  const { first_name: firstName, last_name: lastName, name_ja: nameJa, language } = user
  return nameInMail(addressedName({ firstName, lastName, nameJa }, language))
}

import { searchWords } from '@kakehashi/domain/search/search-words'
import type { UserRow } from './queries.ts'

/** The words under which staff can find a user. */
export function userSearchWords(user: UserRow): string[] {
  return searchWords({
    names: [user.first_name, user.middle_name, user.last_name, user.name_ja],
    readings: [user.name_kana],
    email: user.email,
    phone: user.phone,
  })
}

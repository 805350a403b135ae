import { latinNameProblems } from '@kakehashi/contract/fields/fields'
import { demand } from '../../refusal.ts'
import type { UserRow } from './queries.ts'

/** A changed name has to be in Latin letters; one that is stored already may stay as it is. */
export function refuseOtherLetters(
  names: Parameters<typeof latinNameProblems>[0],
  user: UserRow,
): void {
  const fields = latinNameProblems(names, {
    firstName: user.first_name,
    middleName: user.middle_name,
    lastName: user.last_name,
  })
  demand(Object.keys(fields).length === 0, 'invalid-fields', { fields })
}

import type { CounterPerson } from '@kakehashi/contract/hand-overs'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { listSignatures as signaturesCall } from '@kakehashi/contract/requests/signatures'
import type { UserRow } from '../../accounts/people/queries.ts'
import type { listSignatures } from './signatures.ts'

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

type SignatureRow = Awaited<ReturnType<typeof listSignatures>>[number]

export function toSignatureView(row: SignatureRow): ReplyOf<typeof signaturesCall>[number] {
  return {
    _id: row.id,
    ...toOwnSignature(row),
    ...(row.name !== null && { name: row.name }),
  }
}

/** For the customer, without the name of the clerk. */
export function toOwnSignature({ signed_by, at, strokes }: SignatureRow) {
  return {
    signedBy: signed_by,
    at: at.toISOString(),
    strokes: strokes.map((stroke) => [...stroke]),
  }
}

import { createHmac, randomBytes } from 'node:crypto'
import { printedCodeFrom } from '@kakehashi/domain/printed-code'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { OfficeSecret } from '../../office-secret.ts'
import { saveClaimCode } from './queries.ts'

const hashWith = (key: Buffer, code: string) => createHmac('sha256', key).update(code).digest()

/** With every key, so that slips from before a new office secret still work. */
export function hashesOf(officeSecret: OfficeSecret, code: string): Buffer[] {
  return officeSecret.keysFor('claim codes').map((key) => hashWith(key, code))
}

/** Only the hash is stored, so the code is shown once. */
export async function createClaimCode(
  trx: Transaction<DB>,
  officeSecret: OfficeSecret,
  requestId: string,
  now: Date,
): Promise<string> {
  const code = printedCodeFrom(randomBytes(12))
  const [key] = officeSecret.keysFor('claim codes')
  await saveClaimCode(trx, requestId, hashWith(key, code), now)
  return code
}

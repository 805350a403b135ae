import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type {
  CertificateAnswer,
  verifyCertificate as endpoint,
} from '@kakehashi/contract/requests/certificates'
import { dayAt } from '@kakehashi/domain/calendar/day'
import { readPrintedCode } from '@kakehashi/domain/printed-code'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { getTimeZone } from '../../office/queries.ts'
import { anotherStands } from './queries.ts'
import { certificateState } from './view.ts'

function certificates(db: Kysely<DB>) {
  return db
    .selectFrom('certificates')
    .innerJoin('requests', 'requests.id', 'certificates.request_id')
    .leftJoin('services', 'services.id', 'requests.service_id')
    .select((eb) => [
      'certificates.issued_at',
      'certificates.revoked_at',
      'certificates.from_language',
      'certificates.to_language',
      'certificates.original_pages',
      'certificates.translation_pages',
      'requests.service_name',
      'services.name_ja as service_name_ja',
      anotherStands(eb).as('another_stands'),
    ])
    .limit(1)
}

function findByCode(db: Kysely<DB>, code: string) {
  return certificates(db).where('certificates.code', '=', code).executeTakeFirst()
}

/** A translation can have several: the one that stands, or the newest. */
function findByHash(db: Kysely<DB>, sha256: string) {
  return certificates(db)
    .innerJoin('certificate_hashes', 'certificate_hashes.certificate_id', 'certificates.id')
    .select('certificate_hashes.is_translation')
    .where('certificate_hashes.sha256', '=', Buffer.from(sha256, 'hex'))
    .orderBy((eb) => eb('certificates.revoked_at', 'is', null), 'desc')
    .orderBy('certificates.issued_at', 'desc')
    .executeTakeFirst()
}

/** What anybody may know. It names no person, document or order. */
export async function verifyCertificate(
  db: Kysely<DB>,
  asked: BodyOf<typeof endpoint>,
): Promise<CertificateAnswer> {
  if ('sha256' in asked) {
    const found = await findByHash(db, asked.sha256)
    return answer(db, found, found?.is_translation ? 'translation' : 'certificate')
  }
  const code = readPrintedCode(asked.code)
  return answer(db, code === undefined ? undefined : await findByCode(db, code), 'code')
}

type Found = Awaited<ReturnType<typeof findByCode>>

async function answer(
  db: Kysely<DB>,
  found: Found,
  foundBy: 'code' | 'certificate' | 'translation',
): Promise<CertificateAnswer> {
  if (!found) return { state: 'unknown' }
  const timeZone = await getTimeZone(db)
  const { service_name: en, service_name_ja: ja, revoked_at } = found
  return {
    state: certificateState(found),
    foundBy,
    issuedOn: dayAt(found.issued_at, timeZone),
    ...(revoked_at && { endedOn: dayAt(revoked_at, timeZone) }),
    service: { en, ja: ja || en },
    fromLanguage: found.from_language,
    toLanguage: found.to_language,
    ...(found.original_pages !== null && { originalPages: found.original_pages }),
    ...(found.translation_pages !== null && { translationPages: found.translation_pages }),
  }
}

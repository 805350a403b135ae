import { isCertifiable } from '@kakehashi/domain/certificates/certificate'
import type { Kysely } from 'kysely'
import { findUser } from '../../accounts/people/queries.ts'
import { fullName } from '../../db/full-name.ts'
import type { DB } from '../../db/schema.gen.ts'
import { type FileRow, listFilesOf } from '../../documents/queries.ts'
import type { RequestRow } from '../queries.ts'

/** What the server counts: null if the pages of a file are not known. */
export async function countPages(
  db: Kysely<DB>,
  request: Pick<RequestRow, 'id'>,
  translation: Pick<FileRow, 'pages' | 'media_type'>,
) {
  const files = await listFilesOf(db, request.id)
  const documents = files.filter(({ role, status }) => role === 'document' && status !== 'refused')
  const pages = documents.map(pagesOf)
  const originals = pages.length > 0 ? pages : await pagesHandedIn(db, request.id)
  return { original: sumOf(originals), translation: pagesOf(translation) }
}

/** A photograph is one page. */
function pagesOf({ pages, media_type }: Pick<FileRow, 'pages' | 'media_type'>): number | null {
  return pages ?? (media_type.startsWith('image/') ? 1 : null)
}

/** Of the papers that were left at the counter, as whoever took them in counted them. */
async function pagesHandedIn(db: Kysely<DB>, requestId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('originals')
    .select('pages')
    .where('request_id', '=', requestId)
    .where('removed_at', 'is', null)
    .execute()
  return rows.map(({ pages }) => pages)
}

function sumOf(pages: readonly (number | null)[]): number | null {
  const known = pages.filter((count) => count !== null)
  if (known.length === 0 || known.length < pages.length) return null
  return known.reduce((sum, count) => sum + count, 0)
}

/** The names that a certificate would have now, for whoever is about to sign it. */
export async function readSigners(db: Kysely<DB>, row: RequestRow) {
  const {
    stage,
    closed_at: closedAt,
    service_kind: serviceKind,
    translation_id: translationId,
  } = row
  if (!isCertifiable({ stage, closedAt, serviceKind, translationId })) return {}
  const { translatorId, reviewerId } = await findPeople(db, row)
  const nameOf = async (id: string | null) => {
    const person = id === null ? undefined : await findUser(db, id)
    return person && fullName(person)
  }
  const [translator, reviewer] = [await nameOf(translatorId), await nameOf(reviewerId)]
  return {
    signers: {
      ...(translator !== undefined && { translator }),
      ...(reviewer !== undefined && { reviewer }),
    },
  }
}

/** Who translated it and who read it after them. The office may do both. */
export async function findPeople(
  db: Kysely<DB>,
  request: Pick<RequestRow, 'id' | 'translator_id'>,
): Promise<{ translatorId: string | null; reviewerId: string | null }> {
  const translatorId = await findTranslator(db, request)
  const reviewerId = await findLastActor(db, request.id, 'request.reviewed')
  return { translatorId, reviewerId: reviewerId === translatorId ? null : reviewerId }
}

/**
 * Whoever handed the translation in, because it can have been assigned to somebody else since. Only
 * the translator of that time and the office can, and the office does so for the translator.
 */
export async function findTranslator(
  db: Kysely<DB>,
  { id, translator_id: assignee }: Pick<RequestRow, 'id' | 'translator_id'>,
): Promise<string | null> {
  const actorId = await findLastActor(db, id, 'request.translated')
  if (actorId === null || actorId === assignee) return assignee
  if (assignee === null) return actorId
  const actor = await findUser(db, actorId)
  return actor?.is_admin ? assignee : actorId
}

async function findLastActor(
  db: Kysely<DB>,
  requestId: string,
  kind: 'request.translated' | 'request.reviewed',
): Promise<string | null> {
  const event = await db
    .selectFrom('events')
    .select('actor_id')
    .where('subject_kind', '=', 'request')
    .where('subject_id', '=', requestId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return event?.actor_id ?? null
}

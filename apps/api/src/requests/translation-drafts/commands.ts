import { isDeepStrictEqual } from 'node:util'
import { officeDateAndTime } from '@kakehashi/domain/calendar/date-formats'
import { inEachLanguage } from '@kakehashi/domain/language'
import { type DraftContent, tidyDraft } from '@kakehashi/domain/paper-templates/draft'
import type { PaperTemplateId } from '@kakehashi/domain/paper-templates/template'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import { duration } from '../../clock.ts'
import type { DB } from '../../db/schema.gen.ts'
import { listFilesOf } from '../../documents/queries.ts'
import { actorName } from '../../events/actor-name.ts'
import { recordEvent } from '../../events/record.ts'
import { getTimeZone } from '../../office/queries.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { demand, Refusal } from '../../refusal.ts'
import type { RequestRow } from '../queries.ts'
import { demandOpen, lockForStaff } from './access.ts'
import { deleteDraft, type DraftRow, listDraftsOf, upsertDraft } from './queries.ts'

interface Target {
  readonly requestId: string
  readonly documentId: string
}

interface Typed {
  readonly version: number
  readonly template: PaperTemplateId
  readonly content: DraftContent
}

export async function saveDraft(
  trx: Transaction<DB>,
  { requestId, documentId }: Target,
  { version, template, content }: Typed,
  actor: Actor,
  now: Date,
): Promise<void> {
  const request = await lockForStaff(trx, requestId, actor)
  await demandDocument(trx, requestId, documentId)
  const before = await findDraft(trx, requestId, documentId)
  const tidy = tidyDraft(paperTemplates[template], content)
  // A repeated call after a lost reply.
  if (before?.template === template && isDeepStrictEqual(before.content, tidy)) return
  demandOpen(request)
  await demandSeen(trx, before, version)
  const change = { fileId: documentId, template, content: tidy, version: version + 1 }
  await upsertDraft(trx, { ...change, actorId: actor.id, now })
  await recordSave(trx, { requestId, before, actorId: actor.id, now })
  await tell(trx, request.row)
}

export async function removeDraft(
  trx: Transaction<DB>,
  { requestId, documentId }: Target,
  version: number,
  actor: Actor,
  now: Date,
): Promise<void> {
  const request = await lockForStaff(trx, requestId, actor)
  const draft = await findDraft(trx, requestId, documentId)
  if (!draft) return
  demandOpen(request)
  await demandSeen(trx, draft, version)
  await deleteDraft(trx, documentId)
  await recordEvent(trx, {
    kind: 'request.draft-removed',
    at: now,
    actorId: actor.id,
    subject: { kind: 'request', id: requestId },
  })
  await tell(trx, request.row)
}

async function demandDocument(
  trx: Transaction<DB>,
  requestId: string,
  documentId: string,
): Promise<void> {
  const files = await listFilesOf(trx, requestId)
  const document = files.find(({ id, role }) => id === documentId && role === 'document')
  demand(document !== undefined && document.removed_at === null, 'not-found')
}

async function findDraft(
  trx: Transaction<DB>,
  requestId: string,
  documentId: string,
): Promise<DraftRow | undefined> {
  return (await listDraftsOf(trx, requestId)).find(({ file_id }) => file_id === documentId)
}

async function demandSeen(
  trx: Transaction<DB>,
  before: DraftRow | undefined,
  seen: number,
): Promise<void> {
  if ((before?.version ?? 0) === seen) return
  const timeZone = await getTimeZone(trx)
  const at = before?.saved_at
  throw new Refusal('changed-meanwhile', {
    values: {
      who: await actorName(trx, before?.saved_by ?? null),
      time: at ? inEachLanguage((language) => officeDateAndTime(at, language, timeZone)) : '–',
    },
  })
}

interface Save {
  readonly requestId: string
  readonly before: DraftRow | undefined
  readonly actorId: string
  readonly now: Date
}

/** What one person types is saved every few seconds, and is one entry of the history per hour. */
async function recordSave(
  trx: Transaction<DB>,
  { requestId, before, actorId, now }: Save,
): Promise<void> {
  const isGoingOn =
    before?.saved_by === actorId && now.getTime() - before.saved_at.getTime() < duration.hour
  if (isGoingOn) return
  await recordEvent(trx, {
    kind: before ? 'request.draft-changed' : 'request.draft-begun',
    at: now,
    actorId,
    subject: { kind: 'request', id: requestId },
  })
}

async function tell(trx: Transaction<DB>, row: RequestRow): Promise<void> {
  await publishChange(trx, { type: 'TranslationDraft', id: row.id }, [row.translator_id])
}

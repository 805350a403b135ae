import { isDeepStrictEqual } from 'node:util'
import { officeDateAndTime } from '@kakehashi/domain/calendar/date-formats'
import { inEachLanguage } from '@kakehashi/domain/language'
import { type DraftContent, fitsTemplate, tidyDraft } from '@kakehashi/domain/paper-templates/draft'
import { keepWhatFits } from '@kakehashi/domain/paper-templates/move-draft'
import type { PaperTemplate, TemplateReference } from '@kakehashi/domain/paper-templates/template'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import { duration } from '../../clock.ts'
import type { DB } from '../../db/schema.gen.ts'
import { listFilesOf } from '../../documents/queries.ts'
import { actorName } from '../../events/actor-name.ts'
import { recordEvent } from '../../events/record.ts'
import { getTimeZone } from '../../office/queries.ts'
import { findNewest, listCurrent } from '../../paper-templates/resolve.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { demand, Refusal } from '../../refusal.ts'
import type { RequestRow } from '../queries.ts'
import { demandOpen, lockForStaff } from './access.ts'
import { deleteDraft, type DraftRow, listDraftsOf, upsertDraft } from './queries.ts'

export interface Target {
  readonly requestId: string
  readonly documentId: string
}

interface Typed extends TemplateReference {
  readonly version: number
  readonly content: DraftContent
}

export async function saveDraft(
  trx: Transaction<DB>,
  { requestId, documentId }: Target,
  { version, content, ...reference }: Typed,
  actor: Actor,
  now: Date,
): Promise<void> {
  const request = await lockForStaff(trx, requestId, actor)
  await demandDocument(trx, requestId, documentId)
  const before = await findDraft(trx, requestId, documentId)
  const isSame = before !== undefined && isOf(before, reference)
  const paper = isSame ? before.paper : await getOffered(trx, reference)
  const isFitting = fitsTemplate(paper, content)
  demand(isFitting, 'invalid-fields', { fields: { content: 'invalid' } })
  const tidy = tidyDraft(paper, content)
  // A repeated call after a lost reply.
  if (isSame && isDeepStrictEqual(before.content, tidy)) return
  demandOpen(request)
  await demandSeen(trx, before, version)
  const change = { fileId: documentId, ...reference, content: tidy, version: version + 1 }
  await upsertDraft(trx, { ...change, actorId: actor.id, now })
  await recordSave(trx, { requestId, before, actorId: actor.id, now })
  await tell(trx, request.row)
}

/** To the newest version of its template, with everything that fits. */
export async function moveDraft(
  trx: Transaction<DB>,
  { requestId, documentId }: Target,
  version: number,
  actor: Actor,
  now: Date,
): Promise<void> {
  const request = await lockForStaff(trx, requestId, actor)
  const before = await findDraft(trx, requestId, documentId)
  if (!before) throw new Refusal('not-found')
  const newest = (await findNewest(trx))(before)
  // Also a repeated call after a lost reply.
  if (!newest || isOf(before, newest)) return
  demandOpen(request)
  await demandSeen(trx, before, version)
  const { template, templateVersion, paper } = newest
  const { content } = keepWhatFits(before.content, { from: before.paper, to: paper })
  const change = { fileId: documentId, template, templateVersion, version: version + 1 }
  await upsertDraft(trx, { ...change, content: tidyDraft(paper, content), actorId: actor.id, now })
  await recordSave(trx, { requestId, before, actorId: actor.id, now })
  await tell(trx, request.row)
}

const isOf = (one: TemplateReference, other: TemplateReference) =>
  one.template === other.template && one.templateVersion === other.templateVersion

/** A draft is begun with what can be chosen now. */
async function getOffered(
  trx: Transaction<DB>,
  reference: TemplateReference,
): Promise<PaperTemplate> {
  const offered = (await listCurrent(trx)).find((one) => isOf(one, reference))
  if (!offered) throw new Refusal('paper-template-unavailable')
  return offered.paper
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

import {
  namesPath,
  proofPath,
  requestPath,
  stagePath,
  threadPath,
} from '@kakehashi/contract/screen-paths'
import type { Language } from '@kakehashi/domain/language'
import { renderMail } from '@kakehashi/emails'
import type { Office } from '@kakehashi/domain/office'
import type { NoticeKind } from '@kakehashi/domain/request/notices'
import { isAboutMessages, noticeReader } from '@kakehashi/domain/request/notices'
import { cancelledName, stageNameOf } from '@kakehashi/domain/request/stage'
import { whenAvailable } from '../db/availability.ts'
import type { Database } from '../db/connection.ts'
import type { MailTransport } from '../mail/transport.ts'
import type { RequestRow } from '../requests/queries.ts'
import { findRequest } from '../requests/queries.ts'
import { readMailFacts } from '../requests/notices/mail-facts.ts'
import { findUser } from '../accounts/people/queries.ts'
import { greetedName } from '../accounts/people/greeted-name.ts'
import { seenByCustomer } from '../outbox/held-move.ts'
import { getOffice } from '../office/queries.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { refuseWhileMailIsHeld } from '../recovery/held-mail.ts'

export interface SendNoticeDeps {
  readonly db: Database
  readonly transport: MailTransport
  readonly publicUrl: string
  readonly now: () => Date
}

interface Reader {
  readonly email: string
  readonly name: string
  readonly language: Language
}

/** Retried until the SMTP relay has accepted the mail, and then not sent again. */
export async function sendNotice(
  deps: SendNoticeDeps,
  noticeId: string,
  isLastAttempt: boolean,
): Promise<void> {
  const { db, transport, publicUrl } = deps
  await refuseWhileMailIsHeld(db)
  const notice = await db
    .selectFrom('notices')
    .selectAll()
    .where('id', '=', noticeId)
    .executeTakeFirst()
  if (notice?.state !== 'queued') return
  const office = await getOffice(db)
  const stored = await findRequest(db, notice.request_id)
  const isForCustomer = noticeReader[notice.kind] === 'customer'
  const request = stored && isForCustomer ? seenByCustomer(stored, deps.now()) : stored
  const reader = request && (await findReader(db, notice.user_id, office))
  // Deleted users get no mail.
  if (!request || !reader) return saveState(deps, notice, 'unwanted')

  const facts = await readMailFacts(db, request, notice, deps.now())
  // Reopened or put on hold meanwhile.
  const isOutdated = notice.kind === 'documents-leave' && facts.documentsLeaveOn === null
  if (isOutdated) return saveState(deps, notice, 'unwanted')

  // Confirmed meanwhile.
  if (notice.kind === 'names-to-confirm' && request.names_asked_at === null) {
    return saveState(deps, notice, 'unwanted')
  }

  // Answered, or replaced by another file, meanwhile.
  if (notice.kind === 'proof-to-approve' && request.proof_state !== 'sent') {
    return saveState(deps, notice, 'unwanted')
  }

  // Read meanwhile.
  const isUnread = isForCustomer ? request.customer_unread > 0 : !request.admin_viewed
  const wasDelayed = isAboutMessages(notice.kind) && notice.not_before !== null
  if (wasDelayed && !isUnread) return saveState(deps, notice, 'unwanted')

  const mail = await renderMail(
    office,
    {
      kind: notice.kind,
      name: reader.name,
      orderNumber: request.order_number,
      stage: request.closed_at ? cancelledName : stageNameOf(request.stage, request.service_kind),
      link: publicUrl + pathFor(notice.kind, request),
      facts,
    },
    reader.language,
  )
  try {
    await transport.send({
      to: reader.email,
      // The same for every attempt, so that a relay can drop duplicates.
      messageId: `<notice.${notice.id}@${new URL(publicUrl).hostname}>`,
      language: reader.language,
      sender: office.name[reader.language],
      ...mail,
    })
  } catch (error) {
    if (isLastAttempt) await saveState(deps, notice, 'failed')
    throw error
  }
  await whenAvailable(() => saveState(deps, notice, 'sent'))
}

async function findReader(
  db: Database,
  userId: string | null,
  office: Office,
): Promise<Reader | undefined> {
  if (userId === null) {
    return { email: office.email, name: '', language: office.mailLanguage }
  }
  const user = await findUser(db, userId)
  return user && { email: user.email, name: greetedName(user), language: user.language }
}

/** The page that the mail links to. */
function pathFor(kind: NoticeKind, request: RequestRow): string {
  if (isAboutMessages(kind)) {
    return threadPath(request.id)
  }
  if (kind === 'names-to-confirm') return namesPath(request.id)
  if (kind === 'proof-to-approve') return proofPath(request.id)
  switch (noticeReader[kind]) {
    case 'customer':
      return requestPath(request.id)
    case 'office':
      // Office pages do not redirect back after a login, but the login page does.
      return `/login?redirect=${encodeURIComponent(stagePath(request.stage, request.id))}`
    case 'translator':
      return '/desk'
  }
}

async function saveState(
  { db, now }: SendNoticeDeps,
  notice: { readonly id: string; readonly request_id: string; readonly user_id: string | null },
  state: 'sent' | 'failed' | 'unwanted',
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('notices')
      .set({ state, ...(state === 'sent' && { sent_at: now() }) })
      .where('id', '=', notice.id)
      .execute()
    await publishChange(trx, { type: 'Notice', id: notice.request_id }, [notice.user_id])
  })
}

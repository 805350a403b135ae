import { orderPath, stagePath, threadPath } from '@kakehashi/contract/addresses'
import type { Language } from '@kakehashi/domain/language'
import { renderMail } from '@kakehashi/emails'
import { office } from '@kakehashi/domain/office'
import type { NoticeKind } from '@kakehashi/domain/request/notices'
import { noticeReader } from '@kakehashi/domain/request/notices'
import { cancelledName, stageNames } from '@kakehashi/domain/request/stage'
import type { Database } from '../db/connection.ts'
import type { MailTransport } from '../mail/transport.ts'
import type { RequestRow } from '../requests/queries.ts'
import { findRequest } from '../requests/queries.ts'
import { findUser } from '../accounts/people/queries.ts'
import { tellNotice } from '../outbox/publish-change.ts'

export interface SendNoticeDeps {
  readonly db: Database
  readonly transport: MailTransport
  readonly publicUrl: string
  readonly now: () => Date
}

interface Reader {
  readonly email: string
  readonly firstName: string
  readonly language: Language
}

/** Sends one mail about a request. Tried until a relay has taken it; then never again. */
export async function sendNotice(
  deps: SendNoticeDeps,
  noticeId: string,
  isLastTry: boolean,
): Promise<void> {
  const { db, transport, publicUrl } = deps
  const notice = await db
    .selectFrom('notices')
    .selectAll()
    .where('id', '=', noticeId)
    .executeTakeFirst()
  if (notice?.state !== 'queued') return
  const request = await findRequest(db, notice.request_id)
  const reader = request && (await readerOf(db, notice.user_id))
  // Someone who has left is written to no more.
  if (!request || !reader) return settle(deps, notice, 'unwanted')

  const mail = await renderMail(
    {
      kind: notice.kind,
      firstName: reader.firstName,
      orderNumber: request.order_number,
      stage: request.closed_at ? cancelledName : stageNames[request.stage],
      link: publicUrl + pathFor(notice.kind, request),
    },
    reader.language,
  )
  try {
    await transport.send({
      to: reader.email,
      // The same at every try, so that a relay can drop a repetition.
      messageId: `<notice.${notice.id}@${new URL(publicUrl).hostname}>`,
      language: reader.language,
      ...mail,
    })
  } catch (error) {
    if (isLastTry) await settle(deps, notice, 'failed')
    throw error
  }
  await settle(deps, notice, 'sent')
}

async function readerOf(db: Database, userId: string | null): Promise<Reader | undefined> {
  if (userId === null) {
    return { email: office.email, firstName: '', language: office.mailLanguage }
  }
  const user = await findUser(db, userId)
  return user && { email: user.email, firstName: user.first_name, language: user.language }
}

/** Where the reader goes on from the mail. */
function pathFor(kind: NoticeKind, request: RequestRow): string {
  if (kind === 'message-to-customer' || kind === 'message-to-office') {
    return threadPath(request.id)
  }
  switch (noticeReader[kind]) {
    case 'customer':
      return orderPath(request.id)
    case 'office':
      // The office's own guard knows no way back; the login sends on whoever is signed in already.
      return `/login?redirect=${encodeURIComponent(stagePath(request.stage, request.id))}`
    case 'translator':
      return '/desk'
  }
}

async function settle(
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
    await tellNotice(trx, notice.request_id, notice.user_id)
  })
}

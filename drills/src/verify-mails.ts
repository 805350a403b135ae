import { setTimeout } from 'node:timers/promises'
import { newRequestNotices } from '@kakehashi/domain/request/notices'
import type { Report } from './report.ts'
import type { ReceivedMail, RunningOffice } from './running-office.ts'
import type { Writes } from './writes.ts'

export interface MailExpectations {
  /** How long mails may take after the load has ended, in seconds. */
  readonly seconds: number
  /** Whether a relay may get a mail twice, with the same Message-ID, by which it can drop one. */
  readonly allowsSameMailTwice: boolean
  /** Whether what failed before is tried again at once, and not only when its time comes. */
  readonly triesFailedNow?: boolean
}

interface Notice {
  readonly id: string
  readonly kind: string
  readonly state: string
  readonly request_id: string
}

const mailTasks = `task_identifier in ('send-mail', 'send-notice')`

/** Every notice was mailed, and every mail belongs to one notice or one new account. */
export async function verifyMails(
  office: RunningOffice,
  writes: Writes,
  { seconds, allowsSameMailTwice, triesFailedNow = false }: MailExpectations,
  report: Report,
): Promise<void> {
  const waited = await waitUntilSent(office, seconds, triesFailedNow)
  const notices = await office.query<Notice>('select id, kind, state, request_id from notices')
  const mailsOf = Map.groupBy(office.mails, ({ messageId }) => messageId)
  const host = new URL(office.publicUrl).hostname
  const idOf = ({ id }: Notice) => `<notice.${id}@${host}>`

  const left = notices.filter(({ state }) => state === 'queued' || state === 'failed')
  report.expect(left.length === 0, `${left.length} notices not mailed after ${waited} s`)
  const lost = notices.filter((notice) => notice.state === 'sent' && !mailsOf.has(idOf(notice)))
  report.expect(
    lost.length === 0,
    `${notices.length} notices, ${office.mails.length} mails arrived: ${lost.length} lost`,
  )
  const repeated = [...mailsOf.values()].filter((mails) => mails.length > 1)
  report.expect(
    allowsSameMailTwice || repeated.length === 0,
    `${repeated.length} mails arrived twice with the same Message-ID`,
  )
  const known = new Set(notices.map(idOf))
  const strange = [...mailsOf.keys()].filter(
    (messageId) => messageId.startsWith('<notice.') && !known.has(messageId),
  )
  report.expect(strange.length === 0, `${strange.length} mails about notices that do not exist`)
  const announced = announcedTwice(notices, office.mails, writes)
  report.expect(
    announced === 0,
    `${announced} orders or new accounts without exactly one mail of each kind`,
  )
  const unannounced = await countUnannounced(office)
  report.expect(unannounced === 0, `${unannounced} messages that no mail announced`)
}

/** Two mails with different Message-IDs about the same thing, or none. */
function announcedTwice(
  notices: readonly Notice[],
  mails: readonly ReceivedMail[],
  { orders, registered }: Writes,
): number {
  const kindsOf = Map.groupBy(notices, ({ request_id }) => request_id)
  const wrongOrders = [...orders.values()].filter(({ id }) =>
    newRequestNotices.some(
      (kind) => kindsOf.get(id)?.filter((notice) => notice.kind === kind).length !== 1,
    ),
  )
  const links = mails.filter(({ messageId }) => messageId.startsWith('<verify-email.'))
  const linksTo = Map.groupBy(links, ({ to }) => to)
  const wrongAccounts = [...registered].filter(
    (email) => new Set(linksTo.get(email)?.map(({ messageId }) => messageId)).size !== 1,
  )
  return wrongOrders.length + wrongAccounts.length
}

/** One mail announces all messages that were written until it is sent. */
async function countUnannounced({ query }: RunningOffice): Promise<number> {
  const [row] = await query<{ count: string }>(
    `select count(*) from messages m where sender <> 'system' and not exists (
      select from notices n where n.request_id = m.request_id and n.state = 'sent'
        and n.kind = case m.sender when 'customer' then 'message-to-office' else 'message-to-customer' end
        and n.sent_at >= m.created_at)`,
  )
  return Number(row?.count)
}

/** Brings forward what waits for the next mail about a conversation. Returns seconds. */
async function waitUntilSent(
  { query }: RunningOffice,
  seconds: number,
  triesFailedNow: boolean,
): Promise<number> {
  const attempts = triesFailedNow ? 'attempts < max_attempts' : 'attempts = 0'
  const began = Date.now()
  const passed = () => Math.round((Date.now() - began) / 1000)
  while (passed() < seconds) {
    await query(
      `select graphile_worker.reschedule_jobs(array(
        select id from graphile_worker.jobs where ${mailTasks} and ${attempts} and run_at > now()), run_at => now())`,
    )
    const waiting = await query(`select from graphile_worker.jobs where ${mailTasks} limit 1`)
    if (waiting.length === 0) break
    await setTimeout(500)
  }
  return passed()
}

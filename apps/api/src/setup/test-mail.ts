import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { getTestMail } from '@kakehashi/contract/setup'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../db/connection.ts'
import type { Deps } from '../deps.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { countAttempts, limits } from '../throttle.ts'

const jobKey = (userId: string) => `test-mail:${userId}`

/** The mail that confirms an address: it shows that mail arrives, and at the right place. */
export async function sendTestMail({ db, clock }: Deps, userId: string): Promise<void> {
  await countAttempts(db, clock.now(), [{ limit: limits.verificationMail, of: userId }])
  await db
    .transaction()
    .execute((trx) => enqueueMail(trx, uuidv7(), { kind: 'verify-email', userId }, jobKey(userId)))
}

/** A job is gone when the mail server has accepted its mail. */
export async function readTestMail(
  db: Database,
  userId: string,
): Promise<ReplyOf<typeof getTestMail>> {
  const { rows } = await sql<{ last_error: string | null }>`
    select last_error from graphile_worker.jobs where key = ${jobKey(userId)}`.execute(db)
  const [job] = rows
  if (!job) return { state: 'sent' }
  if (job.last_error === null) return { state: 'waiting' }
  return { state: 'failing', reason: firstLine(job.last_error) }
}

function firstLine(error: string): string {
  return (error.split('\n', 1)[0] ?? '').replace(/^(?:Error: )+/, '')
}

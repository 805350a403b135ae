import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { listOwnerIds } from '../outbox/list-owner-ids.ts'

interface FoundVirus {
  readonly fileId: string
  /** Null for the office's scanner. */
  readonly uploaderId: string | null
  /** The scanner's name for it. */
  readonly signature: string
  readonly at: Date
}

const longestName = 100

/** Nothing of the file is kept. Owners are told once a day for each sender. */
export async function reportVirus(
  trx: Transaction<DB>,
  { fileId, uploaderId, signature, at }: FoundVirus,
): Promise<void> {
  const name = signature.slice(0, longestName)
  await recordEvent(trx, {
    kind: 'file.infected',
    at,
    actorId: uploaderId,
    subject: { kind: 'file', id: fileId },
    fields: [name],
  })
  const day = at.toISOString().slice(0, 10)
  for (const userId of await listOwnerIds(trx)) {
    const mail = { kind: 'virus-found', userId, senderId: uploaderId, signature: name } as const
    const cause = `${uploaderId ?? 'scanner'}:${day}:${userId}`
    await enqueueMail(trx, cause, { ...mail, at: at.toISOString() })
  }
}

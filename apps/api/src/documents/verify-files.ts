import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../db/connection.ts'
import type { FileStorage } from '../deps.ts'
import { holderOf } from './key-holder.ts'
import { openFile } from './read-file.ts'
import type { FileRow } from './queries.ts'

const pageSize = 200

export interface FileVerdict {
  readonly opened: number
  readonly problems: readonly string[]
}

/** Reads and decrypts every document, translation and certificate, and compares it with its hash. */
export async function verifyFiles(
  db: Database,
  storage: Pick<FileStorage, 'store' | 'vault'>,
): Promise<FileVerdict> {
  const problems: string[] = []
  let opened = 0
  for (let last = ''; ;) {
    const page = await listStored(db, last)
    for (const file of page) {
      const problem = await problemOf(storage, file)
      if (problem === undefined) opened += 1
      else problems.push(`file ${file.id}: ${problem}`)
    }
    if (page.length < pageSize) break
    last = page.at(-1)?.id ?? ''
  }
  for (const paper of await db.selectFrom('certificate_papers').selectAll().execute()) {
    const stored = { ...paper, holder: holderOf('certificate_papers', paper.id) }
    const problem = await problemOf(storage, stored)
    if (problem === undefined) opened += 1
    else problems.push(`certificate ${paper.certificate_id}: ${problem}`)
  }
  return { opened, problems }
}

function listStored(db: Database, after: string): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('removed_at', 'is', null)
    .$if(after !== '', (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(pageSize)
    .execute()
}

async function problemOf(
  storage: Pick<FileStorage, 'store' | 'vault'>,
  file: Parameters<typeof openFile>[1] & Pick<FileRow, 'sha256'>,
): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    await pipeline(await openFile(storage, file), hash)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return cause instanceof Error ? cause.message : String(cause)
  }
  return hash.digest().equals(file.sha256) ? undefined : 'its content has changed'
}

import { createHash } from 'node:crypto'
import { type FileRole, displayName, isPicture } from '@kakehashi/domain/documents/files'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { v7 as uuidv7 } from 'uuid'
import type { Deps } from '../deps.ts'
import type { IncomingFile } from '../http/upload.ts'
import { enqueuePreview } from './previews/queries.ts'
import { demand, Refusal } from '../refusal.ts'
import { type Scanner, type Verdict, refusalFor } from '../scan/scanner.ts'
import { StoreDown, newObjectKey } from '../storage/file-store.ts'
import { countAttempts, limits } from '../throttle.ts'
import { type Inspected, startInspection } from './inspect/inspect.ts'
import { type FileRow, insertFile, recordUpload } from './queries.ts'

/**
 * Inspects, scans, encrypts and stores a file while it is uploaded. The row is inserted only after
 * all of that has succeeded; otherwise the stored object is removed.
 */
export async function receiveFile(
  { db, clock, files }: Deps,
  incoming: IncomingFile,
  role: FileRole,
  actor: Actor,
): Promise<FileRow> {
  const { store, vault, scanner } = files
  const now = clock.now()
  await countAttempts(db, now, [{ limit: limits.uploads, of: actor.id }])
  const objectKey = newObjectKey(now)
  const upload = checkContent(incoming.content, role, scanner)
  try {
    const { sealed, ...wrappedKey } = await vault.seal(upload.content)
    await store.write(objectKey, sealed)
    const { found, ...facts } = upload.facts()
    return await db.transaction().execute(async (trx) => {
      const file = await insertFile(trx, {
        id: uuidv7(),
        uploader_id: actor.id,
        role,
        name: displayName(incoming.name),
        media_type: found.mediaType,
        pages: found.pages ?? null,
        drawing: isPicture(found.mediaType) ? 'waiting' : null,
        object_key: objectKey,
        created_at: now,
        ...(facts.status === 'clean' && { scanned_at: now }),
        ...facts,
        ...wrappedKey,
      })
      await recordUpload(trx, file)
      await enqueuePreview(trx, file)
      return file
    })
  } catch (error) {
    const contentError = upload.error()
    if (error instanceof StoreDown && !contentError) {
      throw new Refusal('files-unavailable', { retryAfterSeconds: 30 })
    }
    // If this fails too, deleteOrphanedObjects removes the object later.
    await store.remove(objectKey).catch(() => {})
    throw contentError ?? error
  }
}

const statusAfter = { clean: 'clean', unavailable: 'pending' } as const

/** Checks the content while it streams to the vault; the facts are complete when it has ended. */
function checkContent(content: AsyncIterable<Buffer>, role: FileRole, scanner?: Scanner) {
  const inspection = startInspection()
  const hash = createHash('sha256')
  const scan = scanner?.begin()
  let size = 0
  let found: Inspected | undefined
  let verdict: Verdict | undefined
  let contentError: unknown

  async function* checked(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of content) {
        inspection.push(chunk)
        hash.update(chunk)
        size += chunk.length
        await scan?.write(chunk)
        yield chunk
      }
      found = inspection.end()
      demand(role === 'document' || found.mediaType === 'application/pdf', 'file-not-pdf')
      // Before the stream ends, so that an infected file is never stored completely.
      verdict = await scan?.verdict()
      if (verdict?.kind === 'infected') throw new Refusal(refusalFor(verdict.name))
    } catch (error) {
      contentError = error
      throw error
    } finally {
      scan?.abort()
    }
  }

  return {
    content: checked(),
    /** Set if the upload failed because of the content itself. */
    error: () => contentError,
    facts() {
      if (!found || verdict?.kind === 'infected') throw new Error('file stored without a verdict')
      const status = verdict ? statusAfter[verdict.kind] : ('not-scanned' as const)
      return { found, size, sha256: hash.digest(), status }
    },
  }
}

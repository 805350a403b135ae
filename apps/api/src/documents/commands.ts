import { createHash } from 'node:crypto'
import type { FileRole } from '@kakehashi/domain/files'
import { displayName, isPicture } from '@kakehashi/domain/files'
import type { Actor } from '@kakehashi/domain/permissions'
import { v7 as uuidv7 } from 'uuid'
import type { Deps } from '../deps.ts'
import type { IncomingFile } from '../http/upload.ts'
import { askForPreview } from './previews/queries.ts'
import { demand, Refusal } from '../refusal.ts'
import type { Scanner, Verdict } from '../scan/scanner.ts'
import { refusalFor } from '../scan/scanner.ts'
import { StoreDown } from '../storage/file-store.ts'
import { countAttempts, limits } from '../throttle.ts'
import type { Inspected } from './inspect/inspect.ts'
import { beginInspection } from './inspect/inspect.ts'
import { newObjectKey } from './object-key.ts'
import type { FileRow } from './queries.ts'
import { insertFile, recordUpload } from './queries.ts'

/**
 * Takes in a file while it arrives: judged, scanned, sealed and stored in one go. It is there for
 * others only when all of that has succeeded; otherwise nothing of it stays.
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
  const passage = passThrough(incoming.content, role, scanner)
  try {
    const { sealed, ...kept } = await vault.seal(passage.content)
    await store.write(objectKey, sealed)
    const { found, ...facts } = passage.facts()
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
        ...kept,
      })
      await recordUpload(trx, file)
      await askForPreview(trx, file)
      return file
    })
  } catch (error) {
    const fault = passage.fault()
    if (error instanceof StoreDown && !fault) {
      throw new Refusal('files-unavailable', { retryAfterSeconds: 30 })
    }
    // Should this fail too, the sweep finds what nobody knows.
    await store.remove(objectKey).catch(() => {})
    throw fault ?? error
  }
}

const statusAfter = { clean: 'clean', unavailable: 'pending' } as const

/** The content as it goes by on its way to the vault, and what is known of it at its end. */
function passThrough(content: AsyncIterable<Buffer>, role: FileRole, scanner?: Scanner) {
  const inspection = beginInspection()
  const hash = createHash('sha256')
  const scan = scanner?.begin()
  let size = 0
  let found: Inspected | undefined
  let verdict: Verdict | undefined
  let fault: unknown

  async function* passing(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of content) {
        inspection.push(chunk)
        hash.update(chunk)
        size += chunk.length
        await scan?.take(chunk)
        yield chunk
      }
      found = inspection.end()
      demand(role === 'document' || found.mediaType === 'application/pdf', 'file-not-pdf')
      // Asked before the last byte is handed on: what is infected never becomes a stored file.
      verdict = await scan?.verdict()
      if (verdict?.kind === 'infected') throw new Refusal(refusalFor(verdict.name))
    } catch (error) {
      fault = error
      throw error
    } finally {
      scan?.leave()
    }
  }

  return {
    content: passing(),
    /** Why the content itself was refused, if that is why it went no further. */
    fault: () => fault,
    facts() {
      if (!found || verdict?.kind === 'infected') throw new Error('a file was stored unjudged')
      const status = verdict ? statusAfter[verdict.kind] : ('not-scanned' as const)
      return { found, size, sha256: hash.digest(), status }
    },
  }
}

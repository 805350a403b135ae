import { Readable } from 'node:stream'
import type { FileRole } from '@kakehashi/domain/documents/files'
import { demand, Refusal } from '../../refusal.ts'
import { type Scanner, type Verdict, refusalFor, virusIn } from '../../scan/scanner.ts'
import type { DayQuota } from './day-quota.ts'
import { keepPace } from './pace.ts'
import { inPieces } from './pieces.ts'
import type { Finished } from './thread-messages.ts'
import { beginUpload } from './upload-threads.ts'

interface Given {
  readonly content: AsyncIterable<Buffer>
  readonly role: FileRole
  readonly quota: DayQuota
  readonly key: { readonly head: Buffer; readonly contentKey: Buffer }
  readonly scanner: Scanner | undefined
}

const statusAfter = { clean: 'clean', unavailable: 'pending' } as const

/**
 * Inspects, scans and seals the content while it streams to the store; the facts are complete when
 * it has ended. What costs time is done by a thread.
 */
export function checkContent({ content, role, quota, key, scanner }: Given) {
  const task = beginUpload(key.contentKey)
  const scan = scanner?.begin()
  let size = 0
  let finished: Finished | undefined
  let verdict: Verdict | undefined
  let contentError: unknown

  async function* sealed(): AsyncGenerator<Uint8Array> {
    try {
      yield key.head
      for await (const piece of inPieces(content, (chunk) => scan?.write(chunk))) {
        size += piece.length
        await keepPace(piece.length)
        quota.demandRoomFor(size)
        const bytes = await task.push(piece)
        if (bytes.length > 0) yield bytes
      }
      finished = await task.end()
      const { mediaType } = finished.found
      demand(role === 'document' || mediaType === 'application/pdf', 'file-not-pdf')
      // Before the stream ends, so that an infected file is never stored completely.
      verdict = await scan?.verdict()
      if (verdict?.kind === 'infected') throw new Refusal(refusalFor(verdict.name))
      yield finished.sealed
    } catch (error) {
      contentError = error
      throw error
    }
  }

  return {
    sealed: Readable.from(sealed(), { objectMode: false }),
    /** Must be called in the end: a store that is down does not even begin to read. */
    close() {
      scan?.abort()
      task.close()
    },
    /** Set if the upload failed because of the content itself. */
    error: () => contentError,
    /** The name of the virus in it, if the scanner found one. */
    virus: () => (verdict?.kind === 'infected' ? virusIn(verdict.name) : undefined),
    /** The bytes received so far, also of a refused file. */
    size: () => size,
    facts() {
      if (!finished || verdict?.kind === 'infected')
        throw new Error('file stored without a verdict')
      const status = verdict ? statusAfter[verdict.kind] : ('not-scanned' as const)
      return { found: finished.found, size, sha256: Buffer.from(finished.sha256), status }
    },
  }
}

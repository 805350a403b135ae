import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { done } from '@kakehashi/contract/http/done-reply'
import * as contract from '@kakehashi/contract/documents/files'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { filePolicy } from '../http/headers.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { drawThumbnail, previewMediaType } from './previews/draw-preview.ts'
import { findDerived } from './previews/queries.ts'
import { Refusal } from '../refusal.ts'
import { receiveFile } from './receive-file.ts'
import { getCopy } from './get-copy.ts'
import { getReadableFile, openFile, type ReadableFile } from './read-file.ts'
import { type NewReading, openRecorded } from './readings/record.ts'
import { parseRange, type Range } from '../storage/byte-ranges.ts'
import { toFileView } from './view.ts'

export function fileRoutes(api: Api, deps: Deps): void {
  api.serve(contract.uploadDocument, async ({ upload, auth }) => {
    const file = toFileView(await receiveFile(deps, upload, 'document', auth.actor))
    return { ...done('document-received', auth.language), document: file.path, file }
  })

  api.serve(contract.uploadTranslation, async ({ upload, auth }) => {
    const file = toFileView(await receiveFile(deps, upload, 'translation', auth.actor))
    return { ...done('translation-received', auth.language), translation: file.path, file }
  })

  api.serve(contract.downloadFile, async ({ params, query, auth, request, reply }) => {
    const readable = await getReadableFile(deps.db, params.id, auth.actor, deps.clock.now())
    const reading = { ...readable, kind: query.as ?? ('downloaded' as const) }
    return sendFile(deps, reading, auth.actor, request, reply)
  })

  api.serve(contract.previewFile, async ({ params, query, auth, request, reply }) => {
    const readable = await getReadableFile(deps.db, params.id, auth.actor, deps.clock.now())
    const preview = await findDerived(deps.db, 'previews', params.id)
    if (!preview) throw new Refusal('file-gone')
    reply.headers({
      'content-type': previewMediaType,
      ...(query.size === undefined && { 'content-length': preview.size }),
      'content-security-policy': filePolicy,
      'cache-control': 'no-store',
    })
    const open = () => openFile(deps.files, preview)
    if (query.size === undefined) {
      if (isHead(request)) return Readable.from([])
      return openRecorded(deps, { ...readable, kind: 'opened' }, auth.actor, open)
    }
    // Nothing can be read on a thumbnail, so it is not recorded.
    const content = await open()
    return Readable.from([await drawThumbnail(await buffer(content))])
  })
}

async function sendFile(
  deps: Deps,
  reading: NewReading & ReadableFile,
  actor: Actor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Readable> {
  const { file, name, isOriginal } = reading
  const stored = isOriginal ? file : await getCopy(deps, file)
  const tag = `"${file.sha256.toString('base64url')}${isOriginal ? '' : '-copy'}"`
  const range = rangeOf(request, tag, stored.size)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${stored.size}`)
    throw new Refusal('range-not-satisfiable')
  }
  const part = range === 'whole' ? { start: 0, end: stored.size - 1 } : range
  const open = () => openFile(deps.files, stored, part)
  const content = isHead(request)
    ? Readable.from([])
    : await openRecorded(deps, reading, actor, open)
  reply.status(range === 'whole' ? 200 : 206).headers({
    'content-type': file.media_type,
    'content-length': part.end - part.start + 1,
    'content-disposition': `attachment; filename="${name}"`,
    'content-security-policy': filePolicy,
    'cache-control': 'no-store',
    'accept-ranges': 'bytes',
    etag: tag,
  })
  if (range !== 'whole') {
    reply.header('content-range', `bytes ${part.start}-${part.end}/${stored.size}`)
  }
  return content
}

function isHead({ method }: FastifyRequest): boolean {
  return method === 'HEAD'
}

/** If-Range: the client wants a range only if the file is unchanged. */
function rangeOf(
  request: FastifyRequest,
  tag: string,
  size: number,
): Range | 'whole' | 'unsatisfiable' {
  const ifRange = request.headers['if-range']
  if (ifRange !== undefined && ifRange !== tag) return 'whole'
  return parseRange(request.headers.range, size)
}

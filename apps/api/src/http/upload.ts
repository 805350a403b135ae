import type { Readable } from 'node:stream'
import type { Endpoint } from '@kakehashi/contract/http/endpoint'
import type { FastifyRequest } from 'fastify'
import { duration } from '../clock.ts'
import { Refusal } from '../refusal.ts'

type Form = NonNullable<Endpoint['consumes']>

/** A file that is being received. Its name comes from the client and must not be trusted. */
export interface IncomingFile {
  readonly name: string
  /** Throws a refusal if the file is too large or incomplete. */
  readonly content: AsyncIterable<Buffer>
}

const idleTimeout = 30 * duration.second
const maxDrainedBytes = 100 * 1024 * 1024

/** Passes on the form's file while it is being received. */
export async function withUpload<Result>(
  request: FastifyRequest,
  form: Form,
  handle: (file: IncomingFile) => Promise<Result>,
): Promise<Result> {
  request.raw.setTimeout(idleTimeout, () => request.raw.destroy())
  try {
    return await handle(await openUpload(request, form))
  } finally {
    drainBody(request)
  }
}

async function openUpload(request: FastifyRequest, form: Form): Promise<IncomingFile> {
  // One byte more than allowed, to tell a file of maximum size from one that is too large.
  const limits = { fileSize: form.maxBytes + 1, files: 1, fields: 10, fieldSize: 1000, parts: 12 }
  // A body that is not a valid form contains no file.
  const part = await request.file({ limits, throwFileSizeLimit: false }).catch(() => undefined)
  if (part?.fieldname !== form.field) throw new Refusal('file-missing')
  const name = part.filename ?? ''
  return { name, content: bounded(part.file, name, form.maxBytes) }
}

async function* bounded(file: Readable, name: string, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) break
      yield chunk
    }
  } catch {
    throw new Refusal('file-incomplete')
  }
  // Browsers send a form without a chosen file as an empty file without a name.
  if (size === 0) throw new Refusal(name === '' ? 'file-missing' : 'file-empty')
  if (size > maxBytes) {
    throw new Refusal('file-too-large', { values: { megabytes: maxBytes / 1024 / 1024 } })
  }
}

/** Browsers read the reply only after they have sent the whole body. */
function drainBody({ raw }: FastifyRequest): void {
  let drained = 0
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    drained += chunk.length
    if (drained > maxDrainedBytes) raw.destroy()
  })
  raw.on('error', () => {})
  raw.resume()
}

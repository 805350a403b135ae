import type { Readable } from 'node:stream'
import type { Endpoint } from '@kakehashi/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { duration } from '../clock.ts'
import { Refusal } from '../refusal.ts'

type Form = NonNullable<Endpoint['consumes']>

/** A file on its way in. What it is called and what it claims to be is only somebody's word. */
export interface IncomingFile {
  readonly name: string
  /** Ends with a refusal when there is too much of it, or when it is cut off. */
  readonly content: AsyncIterable<Buffer>
}

const longestSilence = 30 * duration.second
const furtherBytes = 100 * 1024 * 1024

/** Hands over the form's one file while it arrives. */
export async function withUpload<Result>(
  request: FastifyRequest,
  form: Form,
  take: (file: IncomingFile) => Promise<Result>,
): Promise<Result> {
  request.raw.setTimeout(longestSilence, () => request.raw.destroy())
  try {
    return await take(await openUpload(request, form))
  } finally {
    letRunOut(request)
  }
}

async function openUpload(request: FastifyRequest, form: Form): Promise<IncomingFile> {
  // One byte more than is wanted, to tell a full file from one that was cut.
  const limits = { fileSize: form.maxBytes + 1, files: 1, fields: 10, fieldSize: 1000, parts: 12 }
  // What is no form, or one that cannot be read, brings no file.
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
  // A form that is sent without choosing a file brings one without a name or a byte.
  if (size === 0) throw new Refusal(name === '' ? 'file-missing' : 'file-incomplete')
  if (size > maxBytes) {
    throw new Refusal('file-too-large', { values: { megabytes: maxBytes / 1024 / 1024 } })
  }
}

/** A browser hears the answer only when it has sent what it began to send. */
function letRunOut({ raw }: FastifyRequest): void {
  let further = 0
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    further += chunk.length
    if (further > furtherBytes) raw.destroy()
  })
  raw.on('error', () => {})
  raw.resume()
}

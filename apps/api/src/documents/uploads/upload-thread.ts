import { createHash } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { Refusal } from '../../refusal.ts'
import { Sealer } from '../../storage/age-stream.ts'
import { startInspection } from '../inspect/inspect.ts'
import { type FromThread, movable, type ToThread } from './thread-messages.ts'

/** More than the slowest honest file needs on a busy machine. */
const maxMilliseconds = 5_000

/** On Linux this applies to the thread alone: other people's calls go first. */
if (process.platform === 'linux') setPriority(5)

class Upload {
  readonly #inspection = startInspection()
  readonly #hash = createHash('sha256')
  readonly #sealer: Sealer
  #milliseconds = 0

  constructor(contentKey: Buffer) {
    this.#sealer = new Sealer(contentKey)
  }

  push(bytes: Buffer): Buffer {
    return this.#timed(() => {
      this.#inspection.push(bytes)
      this.#hash.update(bytes)
      return this.#sealer.push(bytes)
    })
  }

  end() {
    return this.#timed(() => {
      const found = this.#inspection.end()
      return { found, sha256: this.#hash.digest(), sealed: this.#sealer.end() }
    })
  }

  #timed<Result>(work: () => Result): Result {
    const start = performance.now()
    const result = work()
    this.#milliseconds += performance.now() - start
    if (this.#milliseconds > maxMilliseconds) throw new Refusal('file-damaged')
    return result
  }
}

const uploads = new Map<number, Upload>()

function handle(message: ToThread): FromThread | undefined {
  const { id } = message
  if (message.kind === 'forget') {
    uploads.delete(id)
    return undefined
  }
  if (message.kind === 'begin') {
    uploads.set(id, new Upload(Buffer.from(message.contentKey)))
    return undefined
  }
  const upload = uploads.get(id)
  if (!upload) throw new Error('unknown upload')
  return message.kind === 'end'
    ? { id, kind: 'finished', ...upload.end() }
    : { id, kind: 'sealed', sealed: upload.push(asBuffer(message.bytes)) }
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function handleSafely(message: ToThread): FromThread | undefined {
  const { id } = message
  try {
    return handle(message)
  } catch (error) {
    if (!(error instanceof Refusal)) return { id, kind: 'failed', error }
    return { id, kind: 'refused', code: error.code, values: error.details.values }
  }
}

parentPort?.on('message', (message: ToThread) => {
  const reply = handleSafely(message)
  if (!reply) return
  parentPort?.postMessage(reply, 'sealed' in reply ? movable(reply.sealed) : [])
})

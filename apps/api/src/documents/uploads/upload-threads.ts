import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../../refusal.ts'
import { type Finished, type FromThread, movable, type ToThread } from './thread-messages.ts'

/** What a thread does for one upload: inspect, hash and seal its content. */
export interface UploadTask {
  /**
   * The sealed bytes that are complete; throws the refusal of the inspection. The bytes given are
   * gone afterwards.
   */
  push(bytes: Buffer): Promise<Uint8Array>
  end(): Promise<Finished>
  /** Must be called in the end, whatever happened. */
  close(): void
}

/** One core is left for the calls of other people. */
const mostThreads = Math.min(4, Math.max(1, availableParallelism() - 1))
/** No piece takes that long; a thread that does not answer is ended with all of its uploads. */
const timeoutMs = 10_000
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 2 }

interface Waiting {
  readonly resolve: (reply: FromThread) => void
  readonly reject: (error: Error) => void
}

class UploadThread {
  readonly #worker = new Worker(new URL('upload-thread.ts', import.meta.url), { resourceLimits })
  readonly #waiting = new Map<number, Waiting>()
  readonly uploads = new Set<number>()
  isEnded = false

  constructor() {
    this.#worker.on('message', (reply: FromThread) => this.#settle(reply))
    this.#worker.on('error', (error) => this.#fail(error))
    this.#worker.on('exit', () => this.#fail(new Error('upload thread ended')))
    // A process that has nothing else to do may end. A listener would undo an earlier call.
    this.#worker.unref()
  }

  tell(message: ToThread): void {
    this.#worker.postMessage(message, message.kind === 'content' ? movable(message.bytes) : [])
  }

  async ask(message: ToThread): Promise<FromThread> {
    const timer = setTimeout(() => this.#end(), timeoutMs)
    try {
      return await new Promise<FromThread>((resolve, reject) => {
        if (this.isEnded) return reject(new Error('upload thread ended'))
        this.#waiting.set(message.id, { resolve, reject })
        this.tell(message)
      })
    } finally {
      clearTimeout(timer)
    }
  }

  #settle(reply: FromThread): void {
    this.#waiting.get(reply.id)?.resolve(reply)
    this.#waiting.delete(reply.id)
  }

  #end(): void {
    this.#fail(new Error('upload thread did not answer'))
    void this.#worker.terminate()
  }

  #fail(error: Error): void {
    this.isEnded = true
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

let threads: UploadThread[] = []
let lastId = 0

/** Started when first needed. */
function leastBusyThread(): UploadThread {
  threads = threads.filter(({ isEnded }) => !isEnded)
  if (threads.length < mostThreads && threads.every(({ uploads }) => uploads.size > 0)) {
    threads.push(new UploadThread())
  }
  const [least] = threads.toSorted((one, other) => one.uploads.size - other.uploads.size)
  if (!least) throw new Error('no upload thread')
  return least
}

export function beginUpload(contentKey: Buffer): UploadTask {
  lastId += 1
  const id = lastId
  const thread = leastBusyThread()
  thread.uploads.add(id)
  thread.tell({ id, kind: 'begin', contentKey })

  async function ask(message: ToThread): Promise<FromThread> {
    const reply = await thread.ask(message).catch(() => {
      throw new Refusal('files-unavailable', { retryAfterSeconds: 30 })
    })
    if (reply.kind === 'failed') throw reply.error
    if (reply.kind !== 'refused') return reply
    throw new Refusal(reply.code, reply.values && { values: reply.values })
  }

  return {
    async push(bytes) {
      const reply = await ask({ id, kind: 'content', bytes })
      if (reply.kind !== 'sealed') throw new Error('unexpected reply of an upload thread')
      return reply.sealed
    },
    async end() {
      const reply = await ask({ id, kind: 'end' })
      if (reply.kind !== 'finished') throw new Error('unexpected reply of an upload thread')
      return reply
    },
    close() {
      thread.uploads.delete(id)
      if (!thread.isEnded) thread.tell({ id, kind: 'forget' })
    },
  }
}

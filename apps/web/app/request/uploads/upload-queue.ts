import { maxDocumentsPerRequest } from '@kakehashi/contract/fields/limits'
import {
  findOrderedFiles,
  isDocumentGone,
  sendDocument,
  type Uploaded,
} from '../../api/documents-api.ts'
import { checkFile } from './check-file.ts'
import {
  isCut,
  toSaved,
  mayWorkLater,
  refused,
  restoreEntry,
  createEntry,
  type UploadEntry,
} from './upload-entry.ts'
import { isExpired, noStorage } from './saved-uploads.ts'
import type { Attach, QueueOptions, Snapshot } from './queue-options.ts'
import { drawThumbnail, drawThumbnails } from './thumbnail.ts'
import { failureFrom, type UploadFailure } from './upload-failure.ts'
import { isUnderWay, type Upload, type UploadState } from './upload.ts'

/** Two at once use a slow connection fully; more would only slow each other down. */
const atOnce = 2

/** Sends files in the order in which they were added. Screens subscribe to it. */
export function createUploadQueue({
  storage = noStorage,
  send = sendDocument,
  check = checkFile,
  draw = drawThumbnail,
  isGone = isDocumentGone,
  findOrdered = findOrderedFiles,
  onArrival,
}: QueueOptions = {}) {
  const listeners = new Set<() => void>()
  let entries: readonly UploadEntry[] = []
  let snapshot: Snapshot = { uploads: [], leftOut: 0 }
  let isRunning = false
  let hasLooked = false
  let attach: Attach | undefined
  let arrival: string | undefined

  function publish(leftOut = snapshot.leftOut) {
    snapshot = { uploads: entries.map(({ upload }) => upload), leftOut }
    for (const listener of listeners) listener()
    if (arrival === undefined || snapshot.uploads.some(isUnderWay)) return
    onArrival?.(arrival)
    arrival = undefined
  }

  function change(one: UploadEntry, changed: Partial<Upload>) {
    one.upload = { ...one.upload, ...changed }
    publish()
  }
  const turn = (one: UploadEntry, state: UploadState) => change(one, { state })
  const saveList = () => storage.saveList(entries.flatMap(toSaved))
  const find = (id: string) => entries.find(({ upload }) => upload.id === id)

  function sendNext() {
    if (!isRunning) return
    const free = atOnce - entries.filter(({ sending }) => sending !== undefined).length
    const waiting = entries.filter(({ upload }) => upload.state.kind === 'waiting')
    for (const one of waiting.slice(0, Math.max(0, free))) void carry(one)
  }

  async function carry(one: UploadEntry) {
    const sending = new AbortController()
    one.sending = sending
    try {
      const reply = one.reply ?? (await bring(one, sending.signal))
      one.reply = reply
      if (attach) await bind(one, reply, attach)
      if (sending.signal.aborted) return
      settle(one, reply)
    } catch (error) {
      if (sending.signal.aborted) return
      fail(one, error)
    } finally {
      if (one.sending === sending) delete one.sending
      sendNext()
    }
  }

  async function bring(one: UploadEntry, signal: AbortSignal): Promise<Uploaded> {
    const { name, size } = one.upload
    turn(one, { kind: 'sending', sent: 0 })
    if (one.saved) await one.saved
    // A file read from IndexedDB may have lost its name.
    const file = new File([one.file ?? ''], name, { type: one.file?.type ?? '' })
    return send(file, {
      signal,
      onProgress: (sent, total) =>
        turn(
          one,
          sent < total
            ? { kind: 'sending', sent: Math.round((sent / total) * size) }
            : { kind: 'checking' },
        ),
    })
  }

  /** From here on the server may have added it to the request, so it cannot be cancelled. */
  async function bind(one: UploadEntry, reply: Uploaded, attachTo: Attach) {
    delete one.file
    storage.deleteFile(one.upload.id)
    turn(one, { kind: 'attaching' })
    saveList()
    await attachTo(reply)
    one.isAttached = true
  }

  function settle(one: UploadEntry, reply: Uploaded) {
    delete one.file
    storage.deleteFile(one.upload.id)
    arrival = reply.message
    turn(one, { kind: 'ready', document: reply.document, file: reply.file })
    saveList()
  }

  function fail(one: UploadEntry, error: unknown) {
    if (!mayWorkLater(error)) return lose(one, failureFrom(error))
    one.isCut = isCut(error)
    turn(one, { kind: 'failed', failure: failureFrom(error), canRetry: true })
    saveList()
  }

  /** Keeps only the row, until the user removes it. */
  function lose(one: UploadEntry, failure: UploadFailure) {
    delete one.file
    delete one.reply
    storage.deleteFile(one.upload.id)
    turn(one, refused(failure))
    saveList()
  }

  function take(file: File): UploadEntry {
    const one = createEntry(file, check(file))
    if (one.file) one.saved = storage.storeFile(one.upload.id, file)
    return one
  }

  const drawAll = (taken: readonly UploadEntry[]) =>
    drawThumbnails(taken, draw, (one, thumbnail) => {
      if (!entries.includes(one)) return
      change(one, { thumbnail })
      saveList()
    })

  /** Checks whether uploaded files are still on the server; lost ones have to be added again. */
  function verify() {
    for (const one of entries) if (one.reply && !one.isAttached) void verifyOne(one, one.reply)
  }

  async function verifyOne(one: UploadEntry, reply: Uploaded) {
    if (isExpired(reply) || (await isGone(reply.document))) lose(one, { code: 'lost' })
  }

  /** Marks files that belong to a request submitted before, as they cannot be used twice. */
  async function markOrdered() {
    const ordered = new Set(await findOrdered())
    for (const one of entries) {
      if (one.reply && ordered.has(one.reply.file._id)) lose(one, { code: 'ordered' })
    }
  }

  async function restoreSaved() {
    if (hasLooked) return
    hasLooked = true
    const found = (await storage.find()).map((one) => restoreEntry(one, attach !== undefined))
    if (found.length === 0) return
    entries = [...found, ...entries]
    publish()
    void drawAll(found)
    verify()
    sendNext()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /** Continues with the saved uploads. Returns a function that stops without losing anything. */
  function start(attaching?: Attach) {
    isRunning = true
    attach = attaching
    void restoreSaved()
    sendNext()
    globalThis.addEventListener?.('online', resume)
    return () => {
      isRunning = false
      globalThis.removeEventListener?.('online', resume)
      for (const one of entries) {
        if (!one.sending || one.upload.state.kind === 'attaching') continue
        one.sending.abort()
        turn(one, { kind: 'waiting' })
      }
    }
  }

  /** Back online: retries the uploads that the network error interrupted. */
  function resume() {
    for (const one of entries) {
      if (one.isCut && one.upload.state.kind === 'failed') turn(one, { kind: 'waiting' })
    }
    sendNext()
  }

  function add(files: Iterable<File>, inOrder = 0) {
    const given = [...files]
    const room =
      maxDocumentsPerRequest - inOrder - entries.filter(({ isAttached }) => !isAttached).length
    const taken = given.slice(0, Math.max(0, room)).map(take)
    entries = [...entries, ...taken]
    publish(given.length - taken.length)
    saveList()
    void drawAll(taken)
    sendNext()
  }

  function cancel(id: string) {
    const one = find(id)
    if (!one || !isUnderWay(one.upload) || one.upload.state.kind === 'attaching') return
    one.sending?.abort()
    turn(one, { kind: 'stopped' })
    saveList()
  }

  function retry(id: string) {
    const one = find(id)
    if (!one?.file && !one?.reply) return
    turn(one, { kind: 'waiting' })
    saveList()
    sendNext()
  }

  function drop(going: readonly UploadEntry[]) {
    for (const { upload, sending } of going) {
      sending?.abort()
      storage.deleteFile(upload.id)
    }
    entries = entries.filter((one) => !going.includes(one))
    if (entries.length === 0) arrival = undefined
    publish(0)
    saveList()
    sendNext()
  }
  const remove = (id: string) => drop(entries.filter(({ upload }) => upload.id === id))
  const clear = () => drop(entries)

  return {
    subscribe,
    read: () => snapshot,
    start,
    add,
    cancel,
    retry,
    remove,
    clear,
    verify,
    markOrdered,
  }
}

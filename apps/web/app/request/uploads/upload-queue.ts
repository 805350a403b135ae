import { maxDocumentsPerRequest } from '@kakehashi/contract/fields/limits'
import {
  findOrderedFiles,
  isDocumentGone,
  sendDocument,
  type Uploaded,
} from '../../api/documents-api.ts'
import { watchConnection } from '../../api/client/connection.ts'
import { bringFile } from './bring-file.ts'
import { checkFile } from './check-file.ts'
import { loseOrdered, verifyUploaded } from './check-uploaded.ts'
import {
  toSaved,
  mayWorkLater,
  refused,
  restoreEntry,
  takeFile,
  type UploadEntry,
} from './upload-entry.ts'
import { noStorage } from './saved-uploads.ts'
import type { Attach, QueueOptions, Snapshot } from './queue-options.ts'
import { judgeLegibility } from './judge-legibility.ts'
import { lookAtPhotos } from './look-at-photos.ts'
import { drawThumbnail } from './thumbnail.ts'
import { failureFrom, type UploadFailure } from './upload-failure.ts'
import { isInterrupted, isUnderWay, type Upload, type UploadState } from './upload.ts'

/** Two at once use a slow connection fully; more would only slow each other down. */
const atOnce = 2

/** Sends files in the order in which they were added. Screens subscribe to it. */
export function createUploadQueue({
  storage = noStorage,
  send = sendDocument,
  check = checkFile,
  draw = drawThumbnail,
  judge = judgeLegibility,
  isGone = isDocumentGone,
  findOrdered = findOrderedFiles,
  onArrival,
}: QueueOptions = {}) {
  const listeners = new Set<() => void>()
  let entries: readonly UploadEntry[] = []
  let snapshot: Snapshot = { uploads: [], leftOut: 0 }
  let isRunning = false
  let restored: Promise<void> | undefined
  let attach: Attach | undefined
  let arrival: string | undefined
  let watching: (() => void) | undefined

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
      const reply =
        one.reply ?? (await bringFile(one, send, sending.signal, (state) => turn(one, state)))
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
    // The connection works again: the others need not wait long.
    stopWatching()
    watchIfInterrupted()
  }

  function watchIfInterrupted() {
    if (!isRunning || !snapshot.uploads.some(isInterrupted)) return
    watching ??= watchConnection(resume)
  }

  function fail(one: UploadEntry, error: unknown) {
    if (!mayWorkLater(error)) return lose(one, failureFrom(error))
    turn(one, { kind: 'failed', failure: failureFrom(error), canRetry: true })
    watchIfInterrupted()
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

  function lookedAt(one: UploadEntry, seen: Partial<Upload>) {
    if (!entries.includes(one)) return
    change(one, seen)
    saveList()
  }
  const lookAt = (taken: readonly UploadEntry[]) => lookAtPhotos(taken, { draw, judge }, lookedAt)

  const verify = () => verifyUploaded(entries, isGone, lose)
  const markOrdered = () => loseOrdered(entries, findOrdered, lose)

  async function restoreSaved() {
    const found = (await storage.find()).map((one) => restoreEntry(one, attach !== undefined))
    if (found.length === 0) return
    entries = [...found, ...entries]
    publish()
    void lookAt(found)
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
    restored ??= restoreSaved()
    sendNext()
    return () => {
      isRunning = false
      stopWatching()
      for (const one of entries) {
        if (!one.sending || one.upload.state.kind === 'attaching') continue
        one.sending.abort()
        turn(one, { kind: 'waiting' })
      }
    }
  }

  function stopWatching() {
    watching?.()
    watching = undefined
  }

  /** Retries the uploads that a network error or a busy server interrupted. */
  function resume() {
    const interrupted = entries.filter(({ upload }) => isInterrupted(upload))
    for (const one of interrupted) turn(one, { kind: 'waiting' })
    sendNext()
  }

  function add(files: Iterable<File>, inOrder = 0) {
    const given = [...files]
    const room =
      maxDocumentsPerRequest - inOrder - entries.filter(({ isAttached }) => !isAttached).length
    const taken = given.slice(0, Math.max(0, room)).map((file) => takeFile(file, check, storage))
    entries = [...entries, ...taken]
    publish(given.length - taken.length)
    saveList()
    void lookAt(taken)
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

  /** The photo is used although it may be hard to read. */
  function accept(id: string) {
    const one = find(id)
    if (one) lookedAt(one, { doubt: undefined })
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
    /** Resolves once the saved uploads are in the list. */
    restored: async () => restored,
    start,
    add,
    cancel,
    retry,
    accept,
    remove,
    clear,
    verify,
    markOrdered,
  }
}

import type { FileView } from '@kakehashi/contract/documents/file-view'
import type { Uploaded } from '../../../api/documents-api.ts'
import type { SavedUpload, UploadStorage } from '../saved-uploads.ts'
import type { createUploadQueue } from '../upload-queue.ts'

export const photo = (name: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg' })

function replyFor(name: string): Uploaded {
  const file = { _id: name, name, status: 'clean', createdAt: new Date().toISOString() }
  return { message: 'Document received', document: `/api/files/${name}`, file: file as FileView }
}

/** A fake server that replies when a test says so. */
export function openLine() {
  const calls = new Map<string, PromiseWithResolvers<Uploaded> & { signal: AbortSignal }>()
  const send = (file: File, { signal }: { signal: AbortSignal }) => {
    const answer = Promise.withResolvers<Uploaded>()
    signal.addEventListener('abort', () => answer.reject(new Error('aborted')))
    calls.set(file.name, { ...answer, signal })
    return answer.promise
  }
  return {
    send,
    calls,
    arrives: (name: string) => calls.get(name)?.resolve(replyFor(name)),
    breaks: (name: string, error: unknown) => calls.get(name)?.reject(error),
  }
}

export function drawer() {
  const files = new Map<string, Blob>()
  let list: readonly Omit<SavedUpload, 'file'>[] = []
  const storage: UploadStorage = {
    storeFile: (id, file) => void files.set(id, file),
    deleteFile: (id) => void files.delete(id),
    saveList: (next) => {
      list = next
    },
    find: () =>
      Promise.resolve(
        list.map((one) => {
          const file = files.get(one.id)
          return Object.assign({ ...one }, file && { file })
        }),
      ),
  }
  return { storage, files }
}

export const draw = () => Promise.resolve(undefined)
export const statesOf = (queue: ReturnType<typeof createUploadQueue>) =>
  queue.read().uploads.map(({ name, state }) => `${name} ${state.kind}`)

import { maxDocumentsPerRequest } from '@kakehashi/contract/fields/limits'
import {
  deleteVisitorFile,
  readVisitorFile,
  storeVisitorFile,
} from '@kakehashi/browser/visitor-files'
import { useEffect, useEffectEvent, useState } from 'react'
import { checkFile } from '../../request/uploads/check-file.ts'
import { createEntry, refused } from '../../request/uploads/upload-entry.ts'
import { judgeLegibility } from '../../request/uploads/judge-legibility.ts'
import { lookAtPhotos } from '../../request/uploads/look-at-photos.ts'
import { drawThumbnail } from '../../request/uploads/thumbnail.ts'
import type { Upload } from '../../request/uploads/upload.ts'
import type { StoredVisitorRequest, VisitorFile } from '../request-form/visitor-request.ts'

interface FileList {
  read: () => readonly VisitorFile[]
  write: (files: readonly VisitorFile[]) => void
}

const held = { kind: 'held' } as const
const beingSaved = { kind: 'saving' } as const

/** The files of a visitor, in the form in which the upload components show them. */
export function useVisitorFiles(owner: StoredVisitorRequest, list: FileList) {
  /** Files that cannot be used, and those that the browser has lost. They are not saved. */
  const [unusable, setUnusable] = useState<readonly Upload[]>([])
  const [leftOut, setLeftOut] = useState(0)
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set())
  const { files } = owner.request

  const onLost = useEffectEvent((lost: readonly VisitorFile[]) => {
    setUnusable(lost.map((file) => Object.assign({ state: refused({ code: 'lost' }) }, file)))
    list.write(list.read().filter(({ id }) => !lost.some((one) => one.id === id)))
  })
  const readAll = useEffectEvent(() => lostOf(owner))
  useEffect(() => {
    void readAll().then((lost) => lost.length > 0 && onLost(lost))
  }, [])

  const items: Upload[] = [
    ...files.map((file) => Object.assign({ state: saving.has(file.id) ? beingSaved : held }, file)),
    ...unusable,
  ]

  function add(given: Iterable<File>) {
    const all = [...given]
    const taken = all.slice(0, Math.max(0, maxDocumentsPerRequest - items.length))
    setLeftOut(all.length - taken.length)
    const entries = taken.map((file) => createEntry(file, checkFile(file)))
    const usable = entries.filter(({ file }) => file !== undefined)
    const refusedFiles = entries.filter(({ file }) => file === undefined)
    setUnusable((before) => [...before, ...refusedFiles.map(({ upload }) => upload)])
    list.write([...list.read(), ...usable.map(({ upload }) => withoutState(upload))])
    for (const { upload, file } of usable) if (file) void save(upload.id, file)
    const eyes = { draw: drawThumbnail, judge: judgeLegibility }
    void lookAtPhotos(usable, eyes, ({ upload: { id } }, seen) => change(id, seen))
  }

  function change(id: string, changed: Partial<VisitorFile>) {
    list.write(list.read().map((one) => (one.id === id ? Object.assign({}, one, changed) : one)))
  }

  async function save(id: string, file: Blob) {
    setSaving((before) => new Set([...before, id]))
    await storeVisitorFile(owner, id, file)
    setSaving((before) => new Set([...before].filter((one) => one !== id)))
  }

  function remove(id: string) {
    setLeftOut(0)
    setUnusable((before) => before.filter((one) => one.id !== id))
    list.write(list.read().filter((one) => one.id !== id))
    void deleteVisitorFile(owner, id)
  }

  return {
    items,
    leftOut,
    hasUnusable: unusable.length > 0,
    add,
    remove,
    accept: (id: string) => change(id, { doubt: undefined }),
    // Nothing is being sent.
    cancel: () => {},
    retry: () => {},
    forget: () => {
      setUnusable([])
      setLeftOut(0)
    },
  }
}

function withoutState(upload: Upload): VisitorFile {
  const { state: _, ...file } = upload
  return file
}

/** The files that the browser no longer has. */
async function lostOf(owner: StoredVisitorRequest): Promise<VisitorFile[]> {
  const { files } = owner.request
  const found = await Promise.all(files.map(({ id }) => readVisitorFile(owner, id)))
  return files.filter((_, index) => found[index] === undefined)
}

import { Readable } from 'node:stream'
import type { FileStore } from '../storage/file-store.ts'
import type { NewestSeal } from './seal.ts'

/** No file of an order has a key in this folder; those begin with a day. */
const folder = 'history'
const lostFolder = 'history-before-restore'

/** The seal of one position, noted outside the database. */
export interface Anchor {
  readonly name: string
  readonly position: number
  readonly hash: string
}

/**
 * Writes the newest seal to the file store, under a name that no other anchor has, so that nothing
 * is overwritten. A name holds position and seal: to compare them, listing the names is enough.
 */
export function createAnchoring(store: FileStore) {
  let anchored = ''
  return async (seal: NewestSeal, now: Date): Promise<void> => {
    if (seal.position === 0 || seal.head === anchored) return
    const at = now.toISOString()
    const name = [String(seal.position).padStart(12, '0'), seal.head, at.replace(/[^\dTZ]/g, '')]
    const content = JSON.stringify({ position: seal.position, seal: seal.head, at })
    await store.write(`${folder}/${name.join('-')}.json`, Readable.from([Buffer.from(content)]))
    anchored = seal.head
  }
}

const shape = /\/(\d{12})-([0-9a-f]{64})-\w+\.json$/

export async function listAnchors(store: FileStore): Promise<Anchor[]> {
  const anchors: Anchor[] = []
  for await (const name of store.list(folder)) {
    const [, position, hash] = shape.exec(name) ?? []
    if (position && hash) anchors.push({ name, position: Number(position), hash })
  }
  return anchors
}

/**
 * After a restore: moves anchors of events that are lost to another folder, because events with the
 * same positions will follow. Returns how many there were.
 */
export async function setAsideAnchors(store: FileStore, afterPosition: number): Promise<number> {
  const lost = (await listAnchors(store)).filter(({ position }) => position > afterPosition)
  for (const { name } of lost) {
    await store.write(name.replace(folder, lostFolder), await store.read(name))
    await store.remove(name)
  }
  return lost.length
}

/** A seal copied from the log, like 120:9f86d0... */
export function readNotedSeal(text: string): Anchor | undefined {
  const [, position, hash] = /^(\d{1,12}):([0-9a-f]{64})$/.exec(text) ?? []
  return position && hash ? { name: text, position: Number(position), hash } : undefined
}

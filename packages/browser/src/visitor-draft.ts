import { visitorDraftHours } from '@kakehashi/contract/fields/limits'
import { isUnexpired } from './drafts.ts'

/**
 * What a visitor without an account has entered. It is stored for the tab and deleted with it. Only
 * if the visitor chooses so, it is kept on the device for a day.
 */
const storageKey = 'visitorDraft'
const lifetimeMs = visitorDraftHours * 3_600_000
const ownerPrefix = 'visitor-'

export interface VisitorDraft {
  readonly id: string
  /** Encrypts the files (base64). A closed tab may leave files behind, but not this key. */
  readonly fileKey: string
  readonly isKept: boolean
  /** When it was last changed. */
  readonly at: number
  readonly content: Readonly<Record<string, unknown>>
}

export function createVisitorDraft(content: VisitorDraft['content']): VisitorDraft {
  const fileKey = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
  return { id: crypto.randomUUID(), fileKey, isKept: false, at: Date.now(), content }
}

/** The draft of this tab, else the one that was kept on the device. */
export function readVisitorDraft(): VisitorDraft | undefined {
  return parse(read('sessionStorage'), false) ?? parse(read('localStorage'), true)
}

export function saveVisitorDraft(draft: VisitorDraft): VisitorDraft {
  const saved = { ...draft, at: Date.now() }
  const text = JSON.stringify(saved)
  const [place, other] = placesOf(draft)
  write(place, (storage) => storage.setItem(storageKey, text))
  // The choice may have changed. Another tab may have kept its own draft on the device.
  if (parse(read(other), !draft.isKept)?.id === draft.id) remove(other)
  return saved
}

/** Another draft that is kept on the device stays. */
export function deleteVisitorDraft(draft: Pick<VisitorDraft, 'isKept'>): void {
  remove(placesOf(draft)[0])
}

export function deleteExpiredVisitorDraft(): void {
  if (read('localStorage') !== null && !parse(read('localStorage'), true)) remove('localStorage')
}

/** Under which name the files of a draft are stored. */
export function ownerOf({ id }: Pick<VisitorDraft, 'id'>): string {
  return `${ownerPrefix}${id}`
}

export function lifetimeOfVisitorFiles(owner: string): number | undefined {
  return owner.startsWith(ownerPrefix) ? lifetimeMs : undefined
}

function parse(text: string | null, isKept: boolean): VisitorDraft | undefined {
  try {
    const draft = JSON.parse(text ?? '') as Partial<VisitorDraft> | null
    const { id, fileKey, at, content } = draft ?? {}
    if (typeof id !== 'string' || typeof fileKey !== 'string' || !isUnexpired(at, lifetimeMs))
      return undefined
    return { id, fileKey, isKept, at, content: { ...content } }
  } catch {
    return undefined
  }
}

type Place = 'sessionStorage' | 'localStorage'

/** Where a draft is stored, and where it is not. */
function placesOf({ isKept }: Pick<VisitorDraft, 'isKept'>): [Place, Place] {
  return isKept ? ['localStorage', 'sessionStorage'] : ['sessionStorage', 'localStorage']
}

function read(place: Place): string | null {
  try {
    return globalThis[place]?.getItem(storageKey) ?? null
  } catch {
    // Storage is not available.
    return null
  }
}

function remove(place: Place): void {
  write(place, (storage) => storage.removeItem(storageKey))
}

// If storage is full or not available, the input is lost when the page is left.
function write(place: Place, change: (storage: Storage) => void): void {
  try {
    if (globalThis[place]) change(globalThis[place])
  } catch {
    // The user cannot do anything about it.
  }
}

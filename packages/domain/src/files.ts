import type { Actor } from './permissions.ts'
import type { CommandKind, Part, Parties } from './request/commands.ts'
import { partsOf } from './request/commands.ts'
import type { RequestState } from './request/state.ts'
import { isTranslationOut } from './request/state.ts'

/** What the office takes in, told by its content alone, and the ending it is handed out with. */
const mediaTypes = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'image/webp': 'webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
} as const
export type MediaType = keyof typeof mediaTypes

const pictures: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/webp',
] satisfies MediaType[]

export function isPicture(mediaType: string): boolean {
  return pictures.includes(mediaType)
}

export const maxFileMegabytes = 25
export const maxFileBytes = maxFileMegabytes * 1024 * 1024
/** A phone's largest pictures pass; a bomb of a few bytes that unpacks to gigabytes does not. */
export const maxMegapixels = 120
export const maxPages = 2000

export type FileRole = 'document' | 'translation'
type FileStatus = 'pending' | 'clean' | 'refused' | 'not-scanned'

/** Checked, or in an office that checks nothing: only then can anyone open it. */
export function isReadable({ status }: { readonly status: FileStatus }): boolean {
  return status === 'clean' || status === 'not-scanned'
}

/** A paper that takes one of an order's places: one that was refused makes room for another. */
export function takesPlace(file: {
  readonly role: FileRole
  readonly status: FileStatus
}): boolean {
  return file.role === 'document' && file.status !== 'refused'
}

/** What brings a translation nearer to its customer: only one that can be read goes on. */
export const handsOn: ReadonlySet<CommandKind> = new Set([
  'continueReview',
  'releaseTranslation',
  'deliver',
])

/** Why a file that was stored unchecked is refused later: codes that have words in the contract. */
export const scanRefusals = ['file-locked', 'file-macros', 'file-infected'] as const
export type ScanRefusal = (typeof scanRefusals)[number]

/** A file as the rules see it, with the request that it was attached to. */
export interface FileState {
  readonly id: string
  readonly uploaderId: string
  readonly role: FileRole
  readonly status: FileStatus
  readonly isRemoved: boolean
  readonly request: FileRequest | null
}

export interface FileRequest
  extends Parties, Pick<RequestState, 'stage' | 'releasedAt' | 'totalCents' | 'paidCents'> {
  /** The translation that counts; earlier ones were returned. */
  readonly translationId: string | null
}

/** 'pending' is told only to those who could read the file if it had been scanned. */
export type Reading = 'yes' | 'pending' | 'no'

/** Who may read a file: its uploader until it is attached, then whoever its request says. */
export function mayReadFile(file: FileState, reader: Actor): Reading {
  if (file.isRemoved || file.status === 'refused') return 'no'
  const isTheirs = file.request
    ? isOpenTo(partsOf(reader, file.request), file, file.request)
    : file.uploaderId === reader.id
  if (!isTheirs) return 'no'
  return isReadable(file) ? 'yes' : 'pending'
}

function isOpenTo(parts: readonly Part[], file: FileState, request: FileRequest): boolean {
  if (parts.includes('office') || parts.includes('desk')) return true
  if (!parts.includes('customer')) return false
  return (
    file.role === 'document' || (file.id === request.translationId && isTranslationOut(request))
  )
}

/**
 * What an uploader called it, to be shown and nothing else: no folder, nothing invisible, nothing
 * that turns the text around.
 */
export function displayName(given: string): string {
  const [last = ''] = given.split(/[/\\]/).slice(-1)
  const visible = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  const shown = Array.from(visible).slice(0, 150).join('').replace(/^[.]+/, '')
  return shown || 'file'
}

/** A fixed name, so that nobody's file name reaches another person's disk. Staff see which order. */
export function downloadName(role: FileRole, mediaType: MediaType, orderNumber?: string): string {
  const name = `${role}.${mediaTypes[mediaType]}`
  return orderNumber === undefined ? name : `${orderNumber}-${name}`
}

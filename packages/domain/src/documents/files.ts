import { type Actor, may } from '../people/permissions.ts'
import type { CommandKind, Part, Parties } from '../request/commands.ts'
import { partsOf } from '../request/commands.ts'
import type { RequestState } from '../request/state.ts'
import { isTranslationAvailable } from '../request/state.ts'

/** The accepted media types, detected from the content, with the extension used for downloads. */
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
/** Above the largest phone pictures, below decompression bombs. */
export const maxMegapixels = 120
/**
 * A picture of few bytes can decode to gigabytes. With this limit, drawing one stays below
 * the memory that it is given.
 */
export const maxDecodedBytes = 256_000_000
export const maxPages = 2000

export type FileRole = 'document' | 'translation'
type FileStatus = 'pending' | 'clean' | 'refused' | 'not-scanned'

/** Checked for viruses, or in an office without a scanner. */
export const readableStatuses = ['clean', 'not-scanned'] as const satisfies FileStatus[]

/** Nobody can open a file before it is scanned, unless this office has no scanner. */
export function isReadable({ status }: { readonly status: FileStatus }): boolean {
  return readableStatuses.some((readable) => readable === status)
}

/** Whether a file counts towards a request's limit of documents. Refused files do not. */
export function countsTowardsLimit(file: {
  readonly role: FileRole
  readonly status: FileStatus
}): boolean {
  return file.role === 'document' && file.status !== 'refused'
}

/** Commands that bring a translation to the customer, so they need one that passed the scan. */
export const needsScannedTranslation: ReadonlySet<CommandKind> = new Set([
  'continueReview',
  'releaseTranslation',
  'deliver',
])

/** Why a file is refused after it was stored. The contract has the text of each code. */
export const scanRefusals = ['file-locked', 'file-macros', 'file-infected'] as const
export type ScanRefusal = (typeof scanRefusals)[number]

/** The part of a file that access rules need, with the request it is attached to. */
export interface FileState {
  readonly id: string
  /** Null while it is in the scanner's tray. */
  readonly uploaderId: string | null
  readonly role: FileRole
  readonly status: FileStatus
  /** False for what came from a phone or the scanner: its clerk is the uploader, but did not make it. */
  readonly isOwnFile: boolean
  /** From the scanner, and in no request yet. */
  readonly isInTray: boolean
  /** Its content is deleted. */
  readonly isRemoved: boolean
  /** Removed from its request by staff, who can still put it back. */
  readonly isHidden: boolean
  readonly request: FileRequest | null
}

export interface FileRequest
  extends Parties, Pick<RequestState, 'stage' | 'releasedAt' | 'totalCents' | 'paidCents'> {
  /** The current translation; earlier ones were returned. */
  readonly translationId: string | null
}

/** 'pending' only for people who may read the file once it is scanned. */
export type Reading = 'yes' | 'pending' | 'no'

/**
 * Until a file is attached its uploader may read it, or any clerk if it is in the tray; then whoever
 * may see it on its request.
 */
export function mayReadFile(file: FileState, reader: Actor): Reading {
  if (file.isRemoved || file.status === 'refused') return 'no'
  const hasAccess = file.request
    ? isOpenTo(partsOf(reader, file.request), file, file.request)
    : file.uploaderId === reader.id || (file.isInTray && may(reader, 'requests.process'))
  if (!hasAccess) return 'no'
  return isReadable(file) ? 'yes' : 'pending'
}

/**
 * A file can contain a script or the address of a home, so it crosses between the customer and the
 * office only as a copy without. On its own side it stays as it was sent.
 */
export function getsOriginal(file: FileState, reader: Actor): boolean {
  if (file.uploaderId === reader.id && file.isOwnFile) return true
  const isCustomer = file.request?.userId === reader.id
  return file.role === 'document' ? isCustomer : !isCustomer
}

function isOpenTo(parts: readonly Part[], file: FileState, request: FileRequest): boolean {
  if (parts.includes('office')) return true
  if (file.isHidden) return false
  if (parts.includes('desk')) return true
  if (!parts.includes('customer')) return false
  return (
    file.role === 'document' ||
    (file.id === request.translationId && isTranslationAvailable(request))
  )
}

/**
 * The uploader's file name, for display only: without folders, invisible characters or characters
 * that change the text direction.
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

interface Download {
  readonly role: FileRole
  readonly mediaType: MediaType
  /** Null until the file is attached to a request. */
  readonly orderNumber: string | null
  /** Its place among the documents or the translations of the request, from 1. */
  readonly place: number
  readonly isCurrentTranslation: boolean
}

/** A fixed name, so no uploader's file name reaches another computer: K-2026-00042-document-2.jpg */
export function downloadName(file: Download): string {
  const { role, mediaType, orderNumber } = file
  const name = [orderNumber, role, placeInName(file)].filter((part) => part !== null).join('-')
  return `${name}.${mediaTypes[mediaType]}`
}

/** Distinguishes the files of one request. The first document and the current translation have none. */
function placeInName({ role, place, isCurrentTranslation }: Download): string | null {
  if (role === 'document') return place > 1 ? String(place) : null
  return isCurrentTranslation ? null : `earlier-${place}`
}

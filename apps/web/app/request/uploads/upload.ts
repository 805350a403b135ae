import type { LegibilityDoubt } from '@kakehashi/domain/documents/legibility'
import type { FileView } from '@kakehashi/contract/documents/file-view'
import { isTemporary } from '../../api/client/connection.ts'
import type { FileKind } from './check-file.ts'
import type { UploadFailure } from './upload-failure.ts'

export type UploadState =
  | { readonly kind: 'waiting' }
  /** In the browser only, because a visitor without an account cannot send files. */
  | { readonly kind: 'held' }
  /** Being written to the browser's storage: a reload would lose it. */
  | { readonly kind: 'saving' }
  /** How many bytes have been sent. */
  | { readonly kind: 'sending'; readonly sent: number }
  /** All bytes have been sent; the server checks the file before it replies. */
  | { readonly kind: 'checking' }
  /** The server is adding it to its request: too late to cancel. */
  | { readonly kind: 'attaching' }
  /** On the server; `document` is its address there. */
  | { readonly kind: 'ready'; readonly document: string; readonly file: FileView }
  /** By the user, who can still resume it. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly failure: UploadFailure; readonly canRetry: boolean }

export interface Upload {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly kind: FileKind | undefined
  /** A thumbnail of a photo, as a data URL. */
  readonly thumbnail?: string
  /** Why the photo may be hard to read, until somebody says to use it anyway. */
  readonly doubt?: LegibilityDoubt | undefined
  /** So that it is judged only once. */
  readonly isJudged?: boolean
  readonly state: UploadState
}

/** Neither finished, stopped nor failed. */
export function isUnderWay({ state }: Upload): boolean {
  return ['waiting', 'sending', 'checking', 'attaching'].includes(state.kind)
}

/** The user has to decide: retry or remove. */
export function isStuck({ state }: Upload): boolean {
  return state.kind === 'stopped' || state.kind === 'failed'
}

/** The connection or the server failed: it is sent again by itself. */
export function isInterrupted({ state }: Upload): boolean {
  return state.kind === 'failed' && state.canRetry && isTemporary(state.failure.error)
}

/** The addresses of the finished uploads, in the order in which they were added. */
export function documentsOf(uploads: readonly Upload[]): string[] {
  return uploads.flatMap(({ state }) => (state.kind === 'ready' ? [state.document] : []))
}

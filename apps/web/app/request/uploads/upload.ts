import type { FileView } from '@kakehashi/contract/documents/file-view'
import type { FileKind } from './check-file.ts'
import type { UploadFailure } from './upload-failure.ts'

export type UploadState =
  | { readonly kind: 'waiting' }
  /** How many of the file's bytes have left. */
  | { readonly kind: 'sending'; readonly sent: number }
  /** All of it has left; the office looks at it before it answers. */
  | { readonly kind: 'checking' }
  /** The office has it and puts it to its order: too late to stop it. */
  | { readonly kind: 'attaching' }
  /** At the office; `document` is its address there. */
  | { readonly kind: 'ready'; readonly document: string; readonly file: FileView }
  /** By the person, who may still change their mind. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly failure: UploadFailure; readonly canRetry: boolean }

export interface Upload {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly kind: FileKind | undefined
  /** A small picture of a photograph, as a data address. */
  readonly thumbnail?: string
  readonly state: UploadState
}

/** Neither sent nor given up. */
export function isUnderWay({ state }: Upload): boolean {
  return ['waiting', 'sending', 'checking', 'attaching'].includes(state.kind)
}

/** The person has to say what becomes of it. */
export function isStuck({ state }: Upload): boolean {
  return state.kind === 'stopped' || state.kind === 'failed'
}

/** The addresses of what has arrived, in the order in which it was added. */
export function documentsOf(uploads: readonly Upload[]): string[] {
  return uploads.flatMap(({ state }) => (state.kind === 'ready' ? [state.document] : []))
}

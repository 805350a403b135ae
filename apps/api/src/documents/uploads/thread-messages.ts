import type { RefusalCode, RefusalValues } from '@kakehashi/contract/refusals/refusals'
import type { Inspected } from '../inspect/inspect.ts'

/** From the process to a thread. Each upload has at most one unanswered message. */
export type ToThread = { readonly id: number } & (
  | { readonly kind: 'begin'; readonly contentKey: Uint8Array }
  | { readonly kind: 'content'; readonly bytes: Uint8Array }
  | { readonly kind: 'end' }
  | { readonly kind: 'forget' }
)

export interface Finished {
  readonly found: Inspected
  readonly sha256: Uint8Array
  /** The last bytes of the sealed content. */
  readonly sealed: Uint8Array
}

export type FromThread = { readonly id: number } & (
  | { readonly kind: 'sealed'; readonly sealed: Uint8Array }
  | ({ readonly kind: 'finished' } & Finished)
  | {
      readonly kind: 'refused'
      readonly code: RefusalCode
      readonly values?: RefusalValues | undefined
    }
  | { readonly kind: 'failed'; readonly error: unknown }
)

/**
 * Moves the memory to the other thread instead of copying it, if it is not shared with other
 * buffers: of an upload of 25 MB, copies would fill a lot of memory until they are collected.
 */
export function movable(bytes: Uint8Array): ArrayBuffer[] {
  const { buffer } = bytes
  return buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength ? [buffer] : []
}

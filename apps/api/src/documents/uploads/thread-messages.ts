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

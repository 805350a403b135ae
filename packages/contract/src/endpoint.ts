import type { Permission } from '@kakehashi/domain/permissions'
import type { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

/**
 * One call of the API, written once: the server registers it, the web calls it and the
 * documentation describes it. A record without a permission does not compile.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  readonly summary: string
  readonly permission: Permission
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly reply: z.ZodType
  /** What this call refuses beyond bad input, missing permission and a fault of ours. */
  readonly refusals: readonly RefusalCode[]
  /** Anything but JSON is named here. The last two are streams, which nothing checks on their way out. */
  readonly produces?: 'text/html' | 'application/octet-stream' | 'text/event-stream'
  /** A call that brings a file, in this field of a form; everything else is sent as JSON. */
  readonly consumes?: {
    readonly type: 'multipart/form-data'
    readonly field: string
    readonly maxBytes: number
  }
  /** A POST that creates honours an Idempotency-Key header. */
  readonly isIdempotent?: true
}

export function endpoint<const E extends Endpoint>(record: E): E {
  return record
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>
export type QueryOf<E extends Endpoint> = Parsed<E['query']>
export type BodyOf<E extends Endpoint> = Parsed<E['body']>
export type ReplyOf<E extends Endpoint> = Parsed<E['reply']>

/** What a caller sends: before defaults are filled in and strings are trimmed. */
export type SentBody<E extends Endpoint> = Sent<E['body']>
export type SentQuery<E extends Endpoint> = Sent<E['query']>

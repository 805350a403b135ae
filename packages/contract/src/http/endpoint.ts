import type { Permission } from '@kakehashi/domain/people/permissions'
import { z } from 'zod'
import type { RefusalCode } from '../refusals/refusals.ts'

/**
 * One call of the API. The server registers it, the web calls it and the documentation lists it.
 * A permission is required by the type.
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
  /** Refusals other than invalid input, missing permission and server errors. */
  readonly refusals: readonly RefusalCode[]
  /** The refusal for an id that cannot exist, if it is not 'not-found'. */
  readonly whenAbsent?: RefusalCode
  /** Set if the reply is not JSON. The last two are streams, so their replies are not validated. */
  readonly produces?: 'text/html' | 'application/octet-stream' | 'text/event-stream'
  /** Set for uploads, with the form field of the file. Other calls send JSON. */
  readonly consumes?: {
    readonly type: 'multipart/form-data'
    readonly field: string
    readonly maxBytes: number
  }
  /** For bodies that can be larger than the 100 KB of other calls. */
  readonly maxBodyBytes?: number
  /** Supports the Idempotency-Key header. */
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

/** What a caller sends, before defaults and trimming. */
export type SentBody<E extends Endpoint> = Sent<E['body']>
export type SentQuery<E extends Endpoint> = Sent<E['query']>

/** The body of every error reply. */
export const errorReply = z.strictObject({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
})
export type ErrorReply = z.output<typeof errorReply>

import type { Readable } from 'node:stream'
import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '@kakehashi/contract/http/endpoint'
import type { Problem } from '@kakehashi/contract/fields/problems'
import { isProblem } from '@kakehashi/contract/fields/problems'
import type { Actor, Permission } from '@kakehashi/domain/people/permissions'
import { may, needsFreshProof } from '@kakehashi/domain/people/permissions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { DB } from '../db/schema.gen.ts'
import { demandFreshProof } from '../fresh-proof.ts'
import { demand, Refusal } from '../refusal.ts'
import type { RunIdempotent } from './idempotency.ts'
import type { IncomingFile } from './upload.ts'
import { withUpload } from './upload.ts'
import type { AuthContext } from '../http/auth-context.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
    isSite?: true
  }
}

/** What a handler receives: a request that is authorized and parsed. */
interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** Null only where the endpoint is open to anyone. */
  readonly auth: E['permission'] extends 'anyone' ? AuthContext | null : AuthContext
  /** The transaction in which the Idempotency-Key is saved. */
  readonly trx: E['isIdempotent'] extends true ? Transaction<DB> : undefined
  /** The uploaded file, whose content is still being received. */
  readonly upload: E['consumes'] extends object ? IncomingFile : undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Live streams are written by their handlers. */
type Result<E extends Endpoint> = E['produces'] extends 'text/event-stream'
  ? void
  : E['produces'] extends 'application/octet-stream'
    ? Readable
    : ReplyOf<E>

export interface Api {
  serve<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<Result<E>>): void
}

/** Registers endpoints so that each checks the permission, parses the input and runs the handler. */
export function createApi(
  app: FastifyInstance,
  options: { runIdempotent: RunIdempotent; isCheckingReplies: boolean },
): Api {
  return {
    serve(endpoint, handler) {
      const { maxBodyBytes } = endpoint
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        config: { endpoint },
        ...(maxBodyBytes !== undefined && {
          bodyLimit: maxBodyBytes,
          // Nothing large is received from somebody who may not send it.
          onRequest: async (request) =>
            demandPermission(request.auth?.actor ?? null, endpoint.permission),
        }),
        async handler(request, reply) {
          demandPermission(request.auth?.actor ?? null, endpoint.permission)
          if (needsFreshProof(endpoint.permission)) demandFreshProof(request.auth)
          const { produces, consumes } = endpoint
          if (request.isMultipart() && !consumes) throw new Refusal('unsupported-media-type')
          const parsed = parseCall(endpoint, request, reply)
          const isChecked = options.isCheckingReplies && !isStreaming(endpoint)
          const handle = async (more: { trx?: Transaction<DB>; upload?: IncomingFile } = {}) => {
            // Parsed with the same endpoint from which the types are derived.
            const result = await handler({ ...parsed, ...more } as Call<typeof endpoint>)
            return isChecked ? endpoint.reply.parse(result) : result
          }
          if (produces?.startsWith('text/')) reply.type(`${produces}; charset=utf-8`)
          if (consumes) return withUpload(request, consumes, (upload) => handle({ upload }))
          if (!endpoint.isIdempotent) return handle()
          return options.runIdempotent(endpoint, request, reply, (trx) => handle({ trx }))
        },
      })
    },
  }
}

function isStreaming({ produces }: Endpoint): boolean {
  return produces === 'application/octet-stream' || produces === 'text/event-stream'
}

export function demandPermission(actor: Actor | null, permission: Permission): void {
  if (may(actor, permission)) return
  if (!actor) throw new Refusal('not-signed-in')
  if (actor.signInRequirement === 'second-factor') throw new Refusal('must-set-up-second-factor')
  if (actor.signInRequirement === 'passkey') throw new Refusal('must-use-passkey')
  if (actor.signInRequirement === 'password') throw new Refusal('must-change-password')
  throw new Refusal('forbidden')
}

function parseCall(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  const params = endpoint.params?.safeParse(request.params)
  // An invalid id gets the same reply as an unknown one.
  if (params && !params.success) throw new Refusal(endpoint.whenAbsent ?? 'not-found')
  const query = endpoint.query ? parseOrRefuse(endpoint.query, request.query) : undefined
  const body = endpoint.body ? parseOrRefuse(endpoint.body, request.body ?? {}) : undefined
  return { params: params?.data, query, body, auth: request.auth, request, reply }
}

/** Some bodies repeat the id of the path; it must be the same one. */
export function demandSameId(inPath: string, inBody: string | undefined): void {
  demand(inBody === undefined || inBody === inPath, 'bad-request')
}

function parseOrRefuse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: Record<string, Problem> = {}
  for (const issue of nearestIssues(result.error.issues)) {
    const field = String(issue.path[0] ?? '')
    if (field) fields[field] ??= isProblem(issue.message) ? issue.message : 'invalid'
  }
  throw Object.keys(fields).length > 0
    ? new Refusal('invalid-fields', { fields })
    : new Refusal('bad-request')
}

/** For a union, reports the issues of the option that matches best. */
function nearestIssues(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.path.length > 0) return [issue]
    const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length)
    return nearest ?? [issue]
  })
}

import type { Language } from '@kakehashi/domain/language'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { FastifyRequest } from 'fastify'

/** The signed-in user of one request. */
export interface AuthContext {
  readonly actor: Actor
  readonly sessionId: string
  readonly language: Language
  /** Whether a passkey was used in this session, which counts as both factors. */
  readonly isByPasskey: boolean
  /** What must be given again before a dangerous act; null while the last proof is fresh. */
  readonly missingProof: 'password' | 'code' | null
}

/** Injected by app.ts, so that http/ does not depend on sessions or users. */
export type Authenticate = (request: FastifyRequest) => Promise<AuthContext | null>

declare module 'fastify' {
  interface FastifyRequest {
    auth: AuthContext | null
  }
}

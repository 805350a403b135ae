import type { Language } from '@kakehashi/domain/language'
import type { Actor } from '@kakehashi/domain/permissions'
import type { FastifyRequest } from 'fastify'

/** Who is signed in, for the length of one call. */
export interface AuthContext {
  readonly actor: Actor
  readonly sessionId: string
  readonly language: Language
}

/** Handed to the server by app.ts, so that HTTP needs to know nothing of sessions or people. */
export type Authenticate = (request: FastifyRequest) => Promise<AuthContext | null>

declare module 'fastify' {
  interface FastifyRequest {
    auth: AuthContext | null
  }
}

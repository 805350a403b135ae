import type { AuthContext } from './http/auth-context.ts'
import { demand } from './refusal.ts'

/** The browser asks for the password or the code and repeats the call. */
export function demandFreshProof(auth: AuthContext | null): void {
  demand(auth?.missingProof !== 'password', 'fresh-password-required')
  demand(auth?.missingProof !== 'code', 'fresh-code-required')
}

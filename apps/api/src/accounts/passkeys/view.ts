import type { PasskeyView } from '@kakehashi/contract/accounts/passkeys'
import type { PasskeyRow } from './queries.ts'

export function toPasskeyView({ id, name, created_at, last_used_at }: PasskeyRow): PasskeyView {
  return {
    _id: id,
    name,
    createdAt: created_at.toISOString(),
    ...(last_used_at && { lastUsedAt: last_used_at.toISOString() }),
  }
}

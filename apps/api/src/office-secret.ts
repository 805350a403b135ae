import { hkdfSync } from 'node:crypto'

type Purpose = 'second factors' | 'recovery codes' | 'mailed links' | 'claim codes' | 'set-up'

/** Gives each purpose a key of its own, so that one that leaks says nothing about the others. */
export interface OfficeSecret {
  /** The first is for new values; the others only read what older secrets wrote. */
  keysFor(purpose: Purpose): readonly [Buffer, ...Buffer[]]
}

export function createOfficeSecret(current: Buffer, previous?: Buffer): OfficeSecret {
  return {
    keysFor: (purpose) => [
      derive(current, purpose),
      // Before purposes were separated, the secret itself was the key.
      current,
      ...(previous ? [derive(previous, purpose), previous] : []),
    ],
  }
}

function derive(secret: Buffer, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `kakehashi ${purpose}`, 32))
}

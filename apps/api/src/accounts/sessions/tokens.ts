import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import type { OfficeSecret } from '../../office-secret.ts'

/** 256 random bits. Only the hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Every attempt to send a mail derives the same token, so that the link works whichever attempt
 * arrives. It cannot be computed without the office secret.
 */
export function deriveMailedToken(
  officeSecret: OfficeSecret,
  mailKey: string,
  email: string,
): string {
  const message = JSON.stringify(['mailed link', mailKey, email])
  const [key] = officeSecret.keysFor('mailed links')
  return createHmac('sha256', key).update(message).digest('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Encrypts with the office secret, so that a stolen database does not reveal second factors. */
export function seal(officeSecret: OfficeSecret, text: string): Buffer {
  const [key] = officeSecret.keysFor('second factors')
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Tries the older keys too; a wrong one fails its authentication tag. */
export function unseal(officeSecret: OfficeSecret, sealed: Buffer): string {
  for (const key of officeSecret.keysFor('second factors')) {
    try {
      return unsealWith(key, sealed)
    } catch {
      // The next key may be the right one.
    }
  }
  throw new Error('neither OFFICE_SECRET nor OFFICE_SECRET_PREVIOUS sealed this second factor')
}

function unsealWith(key: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8')
}

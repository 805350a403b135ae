import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits. Only the hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Every attempt to send a mail derives the same token, so that the link works whichever attempt
 * arrives. It cannot be computed without the office secret.
 */
export function deriveMailedToken(officeSecret: Buffer, mailKey: string, email: string): string {
  const message = JSON.stringify(['mailed link', mailKey, email])
  return createHmac('sha256', officeSecret).update(message).digest('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Encrypts with the office secret, so that a stolen database does not reveal second factors. */
export function seal(officeSecret: Buffer, text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', officeSecret, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

export function unseal(officeSecret: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', officeSecret, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8')
}

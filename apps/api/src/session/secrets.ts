import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as they travel in a cookie or a mailed link. Only their hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Sealed with the office's secret, so that a stolen database gives no second factors away. */
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

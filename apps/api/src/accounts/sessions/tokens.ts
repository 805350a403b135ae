import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits, as they travel in a cookie. Only their hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The token of a mailed link: the same at every try of one mail to one address, so that whichever
 * try has arrived carries the link that works. Nobody can reckon it without the office's secret.
 */
export function mailedTokenOf(officeSecret: Buffer, mailKey: string, email: string): string {
  const about = JSON.stringify(['mailed link', mailKey, email])
  return createHmac('sha256', officeSecret).update(about).digest('base64url')
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

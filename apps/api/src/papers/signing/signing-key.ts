import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'

/** With what the office signs its certificates of translation. */
export interface SigningKey {
  readonly privateKey: KeyObject
  readonly certificate: X509Certificate
  /** Of the authorities, if the office bought its certificate: from the next one to the root. */
  readonly chain: readonly X509Certificate[]
}

/** A private key in PEM, its certificate, and those of the authorities above it. */
export function readSigningKey(pem: string): SigningKey {
  const blocks = pem.match(/-----BEGIN ([A-Z ]+)-----[^-]+-----END \1-----/g) ?? []
  const [certificate, ...chain] = blocks
    .filter((block) => block.startsWith('-----BEGIN CERTIFICATE-----'))
    .map((block) => new X509Certificate(block))
  const key = blocks.find((block) => block.includes('PRIVATE KEY-----'))
  if (!certificate || key === undefined) throw new Error('needs a private key and a certificate')
  const privateKey = createPrivateKey(key)
  if (!certificate.checkPrivateKey(privateKey)) throw new Error('certificate is of another key')
  if (!(privateKey.asymmetricKeyType === 'rsa' || isP256(privateKey))) {
    throw new Error('key must be RSA or P-256')
  }
  return { privateKey, certificate, chain }
}

/** Readers refuse a signature that was made outside this time. */
export function isInForce({ certificate }: Pick<SigningKey, 'certificate'>, now: Date): boolean {
  return certificate.validFromDate <= now && now < certificate.validToDate
}

function isP256({ asymmetricKeyDetails: details }: KeyObject): boolean {
  return details?.namedCurve === 'prime256v1'
}

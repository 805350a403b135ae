import { sign } from 'node:crypto'
import { promisify } from 'node:util'
import { PDF, type Signer } from '@libpdf/core'
import type { SigningKey } from './signing-key.ts'

interface Signature {
  readonly key: SigningKey
  readonly reason: string
  readonly location: string
  readonly at: Date
}

/** Adds a PAdES signature (level B-B). What was signed stays byte for byte at its beginning. */
export async function signPdf(
  pdf: Uint8Array,
  { key, reason, location, at }: Signature,
): Promise<Buffer> {
  const document = await PDF.load(pdf)
  const { bytes } = await document.sign({
    signer: signerOf(key),
    reason,
    location,
    signingTime: at,
    level: 'B-B',
  })
  return Buffer.from(bytes)
}

function signerOf({ privateKey, certificate, chain }: SigningKey): Signer {
  const isRsa = privateKey.asymmetricKeyType === 'rsa'
  return {
    certificate: certificate.raw,
    certificateChain: chain.map(({ raw }) => raw),
    keyType: isRsa ? 'RSA' : 'EC',
    signatureAlgorithm: isRsa ? 'RSASSA-PKCS1-v1_5' : 'ECDSA',
    sign: (data, algorithm) => promisify(sign)(algorithm, data, privateKey),
  }
}

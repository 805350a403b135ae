import { createHash, generateKeyPair, type KeyObject, randomBytes, sign } from 'node:crypto'
import { promisify } from 'node:util'
import { bits, integer, objectId, octets, sequence, set, tagged, text, time, yes } from './der.ts'

const sha256WithRsa = sequence(objectId('1.2.840.113549.1.1.11'), Buffer.from([0x05, 0x00]))

/** Readers of PDFs accept a signature after this time if it was made before. */
const years = 10

/**
 * An RSA key and a certificate that it signs itself, in PEM. No authority vouches for it: readers
 * learn from /verify whether a paper is the office's.
 */
export async function newSigningKey(officeName: string, now: Date): Promise<string> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 3072 })
  const certificate = selfSigned(officeName, privateKey, publicKey, now)
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return [
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim(),
    '-----BEGIN CERTIFICATE-----',
    ...lines,
    '-----END CERTIFICATE-----',
  ].join('\n')
}

function selfSigned(name: string, privateKey: KeyObject, publicKey: KeyObject, now: Date): Buffer {
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const owner = sequence(set(sequence(objectId('2.5.4.3'), text(name.slice(0, 64)))))
  const until = new Date(now)
  until.setUTCFullYear(now.getUTCFullYear() + years)
  // A clear first bit, so that it is positive.
  const serial = randomBytes(16)
  serial[0] = 0x40 | ((serial[0] ?? 0) & 0x3f)
  const content = sequence(
    tagged(0, integer(Buffer.from([2]))),
    integer(serial),
    sha256WithRsa,
    owner,
    sequence(time(now), time(until)),
    owner,
    spki,
    tagged(3, extensions(spki)),
  )
  return sequence(content, sha256WithRsa, bits(sign('sha256', content, privateKey)))
}

function extensions(spki: Buffer): Buffer {
  const keyId = createHash('sha256').update(spki).digest().subarray(0, 20)
  return sequence(
    // Not an authority.
    sequence(objectId('2.5.29.19'), yes, octets(sequence())),
    // Digital signatures, which cannot be denied later.
    sequence(objectId('2.5.29.15'), yes, octets(bits(Buffer.from([0b1100_0000]), 6))),
    sequence(objectId('2.5.29.14'), octets(octets(keyId))),
  )
}

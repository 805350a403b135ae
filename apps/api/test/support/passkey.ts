import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import * as contract from '@kakehashi/contract/accounts/passkeys'
import type {
  NewCredential,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  SignedChallenge,
} from '@kakehashi/contract/accounts/passkeys'
import type { Browser } from './browser.ts'
import { bytes, type CborValue, encodeCbor } from './cbor.ts'
import { siteAddress } from './office.ts'

/** What a dishonest browser or device says instead of the truth. */
interface Lies {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly isVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string | null
  readonly key?: KeyObject
}

const present = 0x01
const verified = 0x04
const withCredential = 0x40

/** A device with one passkey (ES256, attestation 'none'), as in WebAuthn level 3. */
export class Passkey {
  readonly id = randomBytes(16)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  /** How often it has signed; 0 for ever on devices that do not count. */
  counter = 0
  isCounting = true
  userHandle = ''

  create(options: PasskeyCreationOptions, lies: Lies = {}): NewCredential {
    this.userHandle = options.user.id
    const authData = Buffer.concat([
      this.#authenticatorData(options.rp.id, withCredential, lies),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#publicKey(),
    ])
    const attestation = { fmt: 'none', attStmt: {}, authData: bytes(authData) }
    return {
      ...this.#name(),
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, lies),
        attestationObject: encodeCbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  sign(options: PasskeyRequestOptions, lies: Lies = {}): SignedChallenge {
    if (this.isCounting) this.counter += 1
    const authenticatorData = this.#authenticatorData(options.rpId, 0, lies)
    const clientDataJSON = clientData('webauthn.get', options.challenge, lies)
    const signed = Buffer.concat([authenticatorData, sha256(fromBase64Url(clientDataJSON))])
    const userHandle = lies.userHandle === undefined ? this.userHandle : lies.userHandle
    return {
      ...this.#name(),
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, lies.key ?? this.#keys.privateKey).toString('base64url'),
        userHandle,
      },
    }
  }

  #name() {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key' } as const
  }

  #authenticatorData(rpId: string, flags: number, lies: Lies): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(lies.counter ?? this.counter)
    const verification = lies.isVerified === false ? 0 : verified
    return Buffer.concat([
      sha256(Buffer.from(lies.rpId ?? rpId)),
      Buffer.from([present | verification | flags]),
      counter,
    ])
  }

  /** As COSE: EC2, ES256, P-256, x, y. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key: [number, CborValue][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(fromBase64Url(x))],
      [-3, bytes(fromBase64Url(y))],
    ]
    return encodeCbor(new Map(key))
  }
}

function clientData(type: string, challenge: string, lies: Lies): string {
  const origin = lies.origin ?? siteAddress
  const text = JSON.stringify({ type: lies.type ?? type, challenge, origin, crossOrigin: false })
  return Buffer.from(text).toString('base64url')
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

function fromBase64Url(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}

/** Adds a passkey through the API; the address must be confirmed. */
export async function addPasskey(browser: Browser, passkey = new Passkey(), name = 'Phone') {
  const { body: options } = await browser.call(contract.startPasskey)
  const body = { name, credential: passkey.create(options) }
  const added = await browser.call(contract.addPasskey, { body })
  if (added.status !== 200) throw new Error(`adding a passkey returned ${added.body.code}`)
  return { passkey, id: added.body._id }
}

export async function signInWith(browser: Browser, passkey: Passkey, lies: Lies = {}) {
  const { body: options } = await browser.call(contract.startPasskeySignIn)
  const body = { credential: passkey.sign(options, lies) }
  return browser.call(contract.signInWithPasskey, { body })
}

export async function proveWith(browser: Browser, passkey: Passkey, lies: Lies = {}) {
  const { body: options } = await browser.call(contract.startPasskeyProof)
  const body = { credential: passkey.sign(options, lies) }
  return browser.call(contract.proveWithPasskey, { body })
}

import { Readable } from 'node:stream'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/** How a file's own key is kept beside its row: wrapped by the office's key of that name. */
interface KeptKey {
  readonly key_id: string
  readonly wrapped_key: Buffer
}

/** One of the office's keys: its name and its age identity. */
export interface OfficeKey {
  readonly id: string
  readonly identity: string
}

/** Seals what is stored. Every file has a key of its own; the office's key only wraps those. */
export interface Vault {
  readonly currentKeyId: string
  seal(content: AsyncIterable<Uint8Array>): Promise<KeptKey & { sealed: Readable }>
  open(sealed: Readable, kept: KeptKey): Promise<Readable>
  /** The same file key, wrapped by the current office key. The stored bytes stay as they are. */
  rewrap(kept: KeptKey): Promise<KeptKey>
}

/** The first key is the current one; the others still open what they wrapped. */
export function createVault(keys: readonly [OfficeKey, ...OfficeKey[]]): Vault {
  const [current] = keys

  async function wrap(fileIdentity: string): Promise<KeptKey> {
    const encrypter = new Encrypter()
    encrypter.addRecipient(await identityToRecipient(current.identity))
    return { key_id: current.id, wrapped_key: Buffer.from(await encrypter.encrypt(fileIdentity)) }
  }

  async function unwrap({ key_id, wrapped_key }: KeptKey): Promise<string> {
    const officeKey = keys.find(({ id }) => id === key_id)
    if (!officeKey) throw new Error(`FILE_KEYS has no key named ${key_id}, which this file needs`)
    const decrypter = new Decrypter()
    decrypter.addIdentity(officeKey.identity)
    return decrypter.decrypt(wrapped_key, 'text')
  }

  return {
    currentKeyId: current.id,
    async seal(content) {
      const identity = await generateX25519Identity()
      const encrypter = new Encrypter()
      encrypter.addRecipient(await identityToRecipient(identity))
      const kept = await wrap(identity)
      const sealed = await encrypter.encrypt(toWeb(Readable.from(content, { objectMode: false })))
      return { sealed: toNode(sealed), ...kept }
    },
    async open(sealed, kept) {
      const decrypter = new Decrypter()
      decrypter.addIdentity(await unwrap(kept))
      return toNode(await decrypter.decrypt(toWeb(sealed)))
    },
    rewrap: async (kept) => wrap(await unwrap(kept)),
  }
}

// The browser's streams and Node's are the same to the engine; only their types differ.
type WebStream = Parameters<typeof Readable.fromWeb>[0]

function toNode(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  const readable = Readable.fromWeb(stream as WebStream, { highWaterMark: 64 * 1024 })
  // It may fail before anybody reads it; whoever does is told all the same.
  readable.on('error', () => {})
  return readable
}

function toWeb(stream: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>
}

export async function newFileKey(id: string): Promise<string> {
  return `${id}:${await generateX25519Identity()}`
}

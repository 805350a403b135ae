import { Readable } from 'node:stream'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/** A file's own key, encrypted with the office key `key_id`. */
interface WrappedKey {
  readonly key_id: string
  readonly wrapped_key: Buffer
}

export interface OfficeKey {
  readonly id: string
  readonly identity: string
}

/** Encrypts each file with its own key, which is wrapped with the office key. */
export interface Vault {
  readonly currentKeyId: string
  seal(content: AsyncIterable<Uint8Array>): Promise<WrappedKey & { sealed: Readable }>
  open(sealed: Readable, wrappedKey: WrappedKey): Promise<Readable>
  /** Wraps the same file key with the current office key; the stored object does not change. */
  rewrap(wrappedKey: WrappedKey): Promise<WrappedKey>
}

/** The first key is the current one; the others are only used to decrypt. */
export function createVault(keys: readonly [OfficeKey, ...OfficeKey[]]): Vault {
  const [current] = keys

  async function wrap(fileIdentity: string): Promise<WrappedKey> {
    const encrypter = new Encrypter()
    encrypter.addRecipient(await identityToRecipient(current.identity))
    return { key_id: current.id, wrapped_key: Buffer.from(await encrypter.encrypt(fileIdentity)) }
  }

  async function unwrap({ key_id, wrapped_key }: WrappedKey): Promise<string> {
    const officeKey = keys.find(({ id }) => id === key_id)
    if (!officeKey) throw new Error(`FILE_KEYS has no key named ${key_id}`)
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
      const wrappedKey = await wrap(identity)
      const sealed = await encrypter.encrypt(toWeb(Readable.from(content, { objectMode: false })))
      return { sealed: toNode(sealed), ...wrappedKey }
    },
    async open(sealed, wrappedKey) {
      const decrypter = new Decrypter()
      decrypter.addIdentity(await unwrap(wrappedKey))
      return toNode(await decrypter.decrypt(toWeb(sealed)))
    },
    rewrap: async (wrappedKey) => wrap(await unwrap(wrappedKey)),
  }
}

// Web streams of the DOM types and of Node are the same objects; only the types differ.
type WebStream = Parameters<typeof Readable.fromWeb>[0]

function toNode(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  const readable = Readable.fromWeb(stream as WebStream, { highWaterMark: 64 * 1024 })
  // It may fail before it is read; a later reader still gets the error.
  readable.on('error', () => {})
  return readable
}

function toWeb(stream: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>
}

export async function newFileKey(id: string): Promise<string> {
  return `${id}:${await generateX25519Identity()}`
}

/** A loose index scan: one index lookup per distinct key id, however many rows there are. */
export async function listKeyIds(
  nextAfter: (keyId: string) => Promise<{ readonly key_id: string } | undefined>,
): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const next = await nextAfter(ids.at(-1) ?? '')
    if (!next) return ids
    ids.push(next.key_id)
  }
}

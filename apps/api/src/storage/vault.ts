import { Readable } from 'node:stream'
import { hkdfSync, randomBytes } from 'node:crypto'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { openChunks, Sealer } from './age-stream.ts'
import { type Range, sealedRangeOf, sliceRange } from './byte-ranges.ts'

/** A file's own key, encrypted with the office key `key_id`. */
interface WrappedKey {
  readonly key_id: string
  readonly wrapped_key: Buffer
}

/** With the name of the row that it was made for. */
interface HeldKey extends WrappedKey {
  readonly holder: string
}

export interface OfficeKey {
  readonly id: string
  readonly identity: string
}

/** What a new object is sealed with. */
interface NewKey extends WrappedKey {
  /** Stored before the sealed content. */
  readonly head: Buffer
  readonly contentKey: Buffer
}

/** Reads a part of a stored object. */
type ReadSealed = (range: Range) => Promise<Readable>

/** Encrypts each file with its own key, which is wrapped with the office key. */
export interface Vault {
  readonly currentKeyId: string
  newKey(holder: string): Promise<NewKey>
  seal(content: AsyncIterable<Buffer>, holder: string): Promise<WrappedKey & { sealed: Readable }>
  /** Fails if the key was wrapped for another holder. */
  open(sealed: Readable, key: HeldKey): Promise<Readable>
  /** Reads and decrypts only the chunks that contain the range, of a file of this size. */
  openRange(read: ReadSealed, key: HeldKey, range: Range, size: number): Promise<Readable>
  /** Wraps the same file key with the current office key; the stored object does not change. */
  rewrap(key: HeldKey): Promise<WrappedKey>
}

const saltSize = 16
/** A header for one key has 168 bytes. */
const maxHeadSize = 1024

/** The first key is the current one; the others are only used to decrypt. */
export function createVault(keys: readonly [OfficeKey, ...OfficeKey[]]): Vault {
  const [current] = keys

  async function wrap(fileIdentity: string, holder: string): Promise<WrappedKey> {
    const wrapped = await encryptFor(current.identity, `${fileIdentity}\n${holder}`)
    return { key_id: current.id, wrapped_key: Buffer.from(wrapped) }
  }

  async function unwrap({ key_id, wrapped_key, holder }: HeldKey): Promise<string> {
    const officeKey = keys.find(({ id }) => id === key_id)
    if (!officeKey) throw new Error(`FILE_KEYS has no key named ${key_id}`)
    const text = await decrypterFor(officeKey.identity).decrypt(wrapped_key, 'text')
    const [identity = '', boundTo] = text.split('\n')
    // Keys of older files are bound to nothing until they are wrapped anew.
    if (boundTo !== undefined && boundTo !== holder) throw new Error('key is of another file')
    return identity
  }

  async function newKey(holder: string): Promise<NewKey> {
    const identity = await generateX25519Identity()
    // An empty age file, of which only the header is used.
    const { header } = splitHead(Buffer.from(await encryptFor(identity, '')))
    const salt = randomBytes(saltSize)
    const contentKey = await contentKeyOf(identity, header, salt)
    return { ...(await wrap(identity, holder)), head: Buffer.concat([header, salt]), contentKey }
  }

  return {
    currentKeyId: current.id,
    newKey,
    async seal(content, holder) {
      const { head, contentKey, ...wrappedKey } = await newKey(holder)
      const sealed = toReadable(sealContent(head, contentKey, content))
      return { sealed, ...wrappedKey }
    },
    async open(sealed, key) {
      return toReadable(openContent(await unwrap(key), sealed))
    },
    async openRange(read, key, range, size) {
      const identity = await unwrap(key)
      const beginning = await read({ start: 0, end: maxHeadSize - 1 })
      const { header, salt } = splitHead(Buffer.concat(await beginning.toArray()))
      const contentKey = await contentKeyOf(identity, header, salt)
      const { sealed, chunks, part } = sealedRangeOf(range, size, header.length + salt.length)
      const content = openChunks(contentKey, await read(sealed), chunks)
      return toReadable(sliceRange(content, part))
    },
    rewrap: async (key) => wrap(await unwrap(key), key.holder),
  }
}

async function encryptFor(identity: string, text: string): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(identity))
  return encrypter.encrypt(text)
}

function decrypterFor(identity: string): Decrypter {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return decrypter
}

/** The textual header of an age file ends with a line that begins with three dashes. */
function splitHead(bytes: Buffer): { header: Buffer; salt: Buffer } {
  const end = bytes.indexOf('\n', bytes.indexOf('\n--- ') + 1) + 1
  const salt = bytes.subarray(end, end + saltSize)
  if (!bytes.includes('\n--- ') || end === 0 || salt.length < saltSize) {
    throw new Error('stored object is not an encrypted file')
  }
  return { header: bytes.subarray(0, end), salt }
}

async function contentKeyOf(identity: string, header: Buffer, salt: Buffer): Promise<Buffer> {
  const fileKey = await decrypterFor(identity).decryptHeader(header)
  return Buffer.from(hkdfSync('sha256', fileKey, salt, 'payload', 32))
}

async function* sealContent(head: Buffer, key: Buffer, content: AsyncIterable<Buffer>) {
  const sealer = new Sealer(key)
  yield head
  for await (const chunk of content) {
    const sealed = sealer.push(chunk)
    if (sealed.length > 0) yield sealed
  }
  yield sealer.end()
}

async function* openContent(identity: string, sealed: Readable): AsyncGenerator<Buffer> {
  const source = sealed.iterator({ destroyOnReturn: true }) as AsyncIterableIterator<Buffer>
  try {
    let beginning = Buffer.alloc(0)
    while (beginning.length < maxHeadSize) {
      const next = await source.next()
      if (next.done) break
      beginning = Buffer.concat([beginning, next.value])
    }
    const { header, salt } = splitHead(beginning)
    const rest = beginning.subarray(header.length + salt.length)
    yield* openChunks(await contentKeyOf(identity, header, salt), startingWith(rest, source))
  } finally {
    sealed.destroy()
  }
}

async function* startingWith(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}

function toReadable(content: AsyncIterable<Buffer>): Readable {
  const readable = Readable.from(content, { objectMode: false, highWaterMark: 64 * 1024 })
  // It may fail before it is read; a later reader still gets the error.
  readable.on('error', () => {})
  return readable
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

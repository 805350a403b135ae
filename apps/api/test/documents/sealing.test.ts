import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import type { Range } from '../../src/storage/byte-ranges.ts'
import { createVault } from '../../src/storage/vault.ts'
import { sampleKey } from '../support/temporary-storage.ts'

const officeKey = await sampleKey('test')
const vault = createVault([officeKey])
const holder = 'files/1'
const megabytes24 = randomBytes(24 * 1024 * 1024)

async function encryptWithAge(identity: string, content: Uint8Array): Promise<Buffer> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(identity))
  return Buffer.from(await encrypter.encrypt(content))
}

/** An object as it was stored before Node's own cipher was used. */
async function storedBefore(content: Buffer) {
  const identity = await generateX25519Identity()
  return {
    object: await encryptWithAge(identity, content),
    holder,
    key_id: officeKey.id,
    wrapped_key: await encryptWithAge(officeKey.identity, Buffer.from(identity)),
  }
}

async function storedNow(content: Buffer) {
  const { sealed, ...kept } = await vault.seal(Readable.from([content]), holder)
  return { object: await buffer(sealed), holder, ...kept }
}

function readingFrom(object: Buffer) {
  let bytesRead = 0
  return {
    bytesRead: () => bytesRead,
    read: async ({ start, end }: Range) => {
      const part = object.subarray(start, end + 1)
      bytesRead += part.length
      return Readable.from([part])
    },
  }
}

test.each([
  ['before', storedBefore],
  ['now', storedNow],
])(
  'the last byte of a file of 24 MB stored %s is read without the rest',
  { timeout: 60_000 },
  async (_when, stored) => {
    const { object, ...kept } = await stored(megabytes24)
    const { read, bytesRead } = readingFrom(object)
    const end = megabytes24.length - 1
    const content = await vault.openRange(read, kept, { start: end, end }, megabytes24.length)

    expect((await buffer(content)).equals(megabytes24.subarray(-1))).toBe(true)
    expect(bytesRead()).toBeLessThan(100_000)
    expect(
      (await buffer(await vault.open(Readable.from([object]), kept))).equals(megabytes24),
    ).toBe(true)
  },
)

test('any range of a file is the same as of its content', async () => {
  for (const size of [1, 65_535, 65_536, 65_537, 131_072, 200_000]) {
    const content = megabytes24.subarray(0, size)
    const { object, ...kept } = await storedNow(content)
    expect((await buffer(await vault.open(Readable.from([object]), kept))).equals(content)).toBe(
      true,
    )
    for (const at of [0, 1, 65_535, 65_536, 131_071, size - 1].filter((one) => one < size)) {
      for (const end of [at, Math.min(at + 70_000, size - 1), size - 1]) {
        const { read } = readingFrom(object)
        const part = await buffer(await vault.openRange(read, kept, { start: at, end }, size))
        expect(part.equals(content.subarray(at, end + 1))).toBe(true)
      }
    }
  }
})

test('a changed or cut object is not readable', async () => {
  const { object, ...kept } = await storedNow(megabytes24.subarray(0, 200_000))
  const open = async (bytes: Buffer) => buffer(await vault.open(Readable.from([bytes]), kept))
  const changed = Buffer.from(object)
  changed[100_000] = (changed[100_000] ?? 0) ^ 1

  await expect(open(changed)).rejects.toThrow('unable to authenticate')
  await expect(open(object.subarray(0, -1))).rejects.toThrow('unable to authenticate')
  // Cut exactly between two chunks.
  await expect(open(object.subarray(0, 184 + 2 * 65_552))).rejects.toThrow('unable to authenticate')
  await expect(open(object.subarray(0, 100))).rejects.toThrow('not an encrypted file')
})

test('the key of one file does not open another, even together with its object', async () => {
  const { object, ...kept } = await storedNow(Buffer.from('passport'))
  const stolen = { ...kept, holder: 'files/2' }
  const open = () => vault.open(Readable.from([object]), stolen)
  const { read } = readingFrom(object)

  await expect(open()).rejects.toThrow('key is of another file')
  await expect(vault.openRange(read, stolen, { start: 0, end: 1 }, 8)).rejects.toThrow(
    'key is of another file',
  )
  await expect(vault.rewrap(stolen)).rejects.toThrow('key is of another file')
})

test('the key of a file stored before is bound to it when it is wrapped anew', async () => {
  const { object, ...kept } = await storedBefore(Buffer.from('passport'))
  const anew = { ...(await vault.rewrap(kept)), holder }
  const content = await vault.open(Readable.from([object]), anew)

  expect((await buffer(content)).toString()).toBe('passport')
  await expect(vault.open(Readable.from([object]), { ...anew, holder: 'files/2' })).rejects.toThrow(
    'key is of another file',
  )
})

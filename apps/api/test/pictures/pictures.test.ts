import { writeFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import * as pictures from '@kakehashi/contract/services/pictures'
import * as services from '@kakehashi/contract/services/services'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryOf } from '../../src/sandbox/lock.ts'
import { seedUser } from '../security/callers.ts'
import type { Browser } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { formWith, samplePicture } from '../support/pictures.ts'
import { seedService, sampleService } from '../support/services.ts'

let office: Office
let admin: Browser
beforeAll(async () => {
  office = await openOffice()
  admin = (await seedUser(office, { isAdmin: true })).browser
})
afterAll(() => office.close())

function sendImage(bytes: Uint8Array, name?: string) {
  return admin.call(pictures.uploadImage, { body: formWith('image', bytes, name) })
}

/** Fetches a picture without signing in. */
async function fetchPicture(path: string) {
  const response = await fetch(office.address + path)
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function storedBytesOf(bytes: Uint8Array): Promise<Buffer> {
  const { body } = await sendImage(bytes)
  return (await fetchPicture(body.image)).bytes
}

async function countPictures(): Promise<number> {
  return (await office.db.selectFrom('pictures').select('id').execute()).length
}

describe('a picture of a service', () => {
  test('can be uploaded, added to a service and seen by everyone', async () => {
    const { status, body } = await sendImage(await samplePicture())
    const serviceId = await seedService(office)
    const sent = { ...sampleService(), image: body.image }
    await admin.call(services.updateService, { params: { serviceId }, body: sent })
    const offered = await office.visitor().call(services.listServices)
    const { headers, bytes } = await fetchPicture(body.image)

    expect([status, body.message]).toEqual([200, 'Image uploaded'])
    expect(offered.body[0]?.image).toBe(body.image)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  test('is not found if it never existed', async () => {
    const { status } = await admin.call(pictures.getPicture, { params: { id: uuidv7() } })

    expect(status).toBe(404)
  })

  test.each([
    ['image', pictures.uploadImage, { width: 1600, height: 900 }],
    ['icon', pictures.uploadIcon, { width: 256, height: 144 }],
  ] as const)('is resized: %s', async (field, endpoint, size) => {
    const body = formWith(field, await samplePicture(3200, 1800))
    const reply = await admin.call(endpoint, { body })
    const { bytes } = await fetchPicture(String(Object(reply.body)[field]))

    expect(await sharp(bytes).metadata()).toMatchObject(size)
  })

  test.each(['jpeg', 'png', 'webp'] as const)(
    'may be %s, whatever its file name',
    async (format) => {
      const bytes = await sharp(await samplePicture())
        .toFormat(format)
        .toBuffer()

      expect((await sendImage(bytes, '../../odd\r\nname.svg')).status).toBe(200)
    },
  )

  test('is stored upright and without metadata', async () => {
    const photo = await sharp(await samplePicture())
      .withExif({
        IFD0: { Copyright: 'Jane Smith, Kadena' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 21/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(photo.includes('Jane Smith')).toBe(true)
    const stored = await storedBytesOf(photo)
    const metadata = await sharp(stored).metadata()

    expect(metadata).toMatchObject({ width: 30, height: 40 })
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(stored.includes('Jane Smith')).toBe(false)
  })

  test('is stored without data appended to the file', async () => {
    const page = '<script>alert(1)</script>'
    const stored = await storedBytesOf(Buffer.concat([await samplePicture(), Buffer.from(page)]))

    expect(stored.includes('script')).toBe(false)
  })
})

test.runIf(process.platform === 'linux')(
  'a picture of 117 MB is decoded outside the process that answers',
  { timeout: 60_000 },
  async () => {
    const interlaced = await sharp(await samplePicture(6500, 6000))
      .png({ progressive: true })
      .toBuffer()
    // Resets the peak.
    await writeFile('/proc/self/clear_refs', '5')
    const { VmRSS: before = 0 } = await memoryOf(process.pid)
    const { status } = await sendImage(interlaced)
    const { VmHWM: peak = Infinity } = await memoryOf(process.pid)

    expect(status).toBe(200)
    expect((peak - before) / 1_000_000).toBeLessThan(60)
  },
)

describe('an invalid picture is refused with a message and not stored', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const png = samplePicture()
  const refused: [string, () => Promise<Uint8Array>, number, string][] = [
    ['an SVG', async () => Buffer.from(svg), 422, 'picture-type'],
    [
      'an HTML page named .png',
      async () => Buffer.from('<!doctype html><p>Hi'),
      422,
      'picture-type',
    ],
    [
      'a GIF',
      async () =>
        sharp(await png)
          .gif()
          .toBuffer(),
      422,
      'picture-type',
    ],
    [
      'a TIFF',
      async () =>
        sharp(await png)
          .tiff()
          .toBuffer(),
      422,
      'picture-type',
    ],
    ['an empty file', async () => new Uint8Array(), 422, 'file-empty'],
    [
      'an HTML page after a PNG signature',
      async () => Buffer.concat([(await png).subarray(0, 8), Buffer.from('<!doctype html>')]),
      422,
      'file-damaged',
    ],
    [
      'a truncated picture',
      async () =>
        (
          await sharp(await samplePicture(400, 400))
            .jpeg()
            .toBuffer()
        ).subarray(0, 700),
      422,
      'file-damaged',
    ],
    ['more than 40 megapixels', () => samplePicture(8_000, 5_001), 413, 'file-too-many-pixels'],
    ['a small file that claims 900 megapixels', async () => bomb(), 413, 'file-too-many-pixels'],
    ['more than 5 MB', async () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'file-too-large'],
  ]

  test.each(refused)('%s', async (_what, make, status, code) => {
    const before = await countPictures()
    const reply = await sendImage(await make())

    expect([reply.status, reply.body.code]).toEqual([status, code])
    expect(reply.body.message).not.toMatch(/\{\w+\}/)
    expect(await countPictures()).toBe(before)
  })

  test('a form without a picture, or with the picture in another field', async () => {
    const otherField = formWith('document', await png)
    for (const body of [otherField, new FormData(), { image: 'https://example.com/a.png' }]) {
      const reply = await admin.call(pictures.uploadImage, { body })

      expect([reply.status, reply.body.code]).toEqual([400, 'file-missing'])
    }
  })

  test('a refused picture does not affect other uploads', async () => {
    const replies = await Promise.all([
      sendImage(Buffer.from(svg)),
      sendImage(await png),
      sendImage(bomb()),
      sendImage(await png),
    ])

    expect(replies.map(({ status }) => status)).toEqual([422, 200, 413, 200])
  })
})

/** A PNG header that claims 30,000 by 30,000 pixels, without image data. */
function bomb(): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const rest = Buffer.alloc(13)
  rest.writeUInt32BE(30_000, 0)
  rest.writeUInt32BE(30_000, 4)
  rest.set([8, 2, 0, 0, 0], 8)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from('IHDR'), rest])))
  return Buffer.concat([header, rest, sum, Buffer.from('00000000494441540000000049454e44', 'hex')])
}

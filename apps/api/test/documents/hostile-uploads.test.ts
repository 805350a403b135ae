import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { runInSandbox, sandboxLimits } from '../../src/sandbox/run.ts'
import { startInspection } from '../../src/documents/inspect/inspect.ts'
import { UploadPlaces } from '../../src/documents/uploads/upload-places.ts'
import type { drawPreview } from '../../src/documents/previews/draw-preview.ts'
import { Refusal } from '../../src/refusal.ts'
import { durationRatio } from '../support/duration-ratio.ts'
import { type Office, openOffice } from '../support/office.ts'
import { makePdf } from './support/make-pdf.ts'
import { sendDocument } from './support/office-with-storage.ts'
import { tediousDocuments } from './support/tedious-documents.ts'

async function inspect(bytes: Buffer): Promise<void> {
  const inspection = startInspection()
  try {
    for (let at = 0; at < bytes.length; at += 65_536) {
      inspection.push(bytes.subarray(at, at + 65_536))
    }
    inspection.end()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

async function readOnce(bytes: Buffer): Promise<number> {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 1) sum += bytes[at] ?? 0
  return sum
}

test.each(tediousDocuments)(
  '%s of 24 MB is decided about as fast as its bytes are read one by one',
  async (_name, make) => {
    const bytes = make()
    const ratio = await durationRatio(
      5,
      () => inspect(bytes),
      () => readOnce(bytes),
    )

    // The slowest, object streams, takes three to four times as long.
    expect(ratio).toBeLessThan(12)
  },
)

describe('a picture of few bytes and 119 megapixels', () => {
  let bomb: Buffer
  beforeAll(async () => {
    bomb = await sharp({
      create: { width: 10_900, height: 10_900, channels: 3, background: 'teal' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
  }, 60_000)

  test('is refused before it is decoded', () => {
    const inspection = startInspection()

    expect(bomb.length).toBeLessThan(1_000_000)
    expect(() => inspection.push(bomb)).toThrow('file-too-many-pixels')
  })

  test('ends its own process if it needs more memory or time than allowed', async () => {
    const module = import.meta.resolve('../../src/documents/previews/draw-preview.ts')
    const drawing = { module, task: 'drawPreview', values: ['image/png'] as [string], bytes: bomb }

    await expect(
      runInSandbox<typeof drawPreview>(drawing, { ...sandboxLimits, megabytes: 60 }),
    ).rejects.toThrow('needed more than 60 MB')
    await expect(
      runInSandbox<typeof drawPreview>(drawing, { ...sandboxLimits, milliseconds: 50 }),
    ).rejects.toThrow('took longer than 50 ms')
  }, 60_000)
})

describe('with one megabyte a day, and three after confirmation,', () => {
  let office: Office
  beforeAll(async () => {
    const uploadQuotas = { megabytes: 3, unconfirmedMegabytes: 1 }
    office = await openOffice(undefined, { uploadQuotas })
  }, 60_000)
  afterAll(() => office.close())

  const pdf = makePdf({ filling: 700_000 })

  test('someone reads why a file is refused, and can send it after confirming the address or a day later', async () => {
    const { browser, user } = await office.signedIn('customer')
    const other = await office.signedIn('customer')
    const codes = async (times: number) => {
      const found: unknown[] = []
      for (let time = 0; time < times; time += 1) {
        const { status, body } = await sendDocument(browser, pdf)
        found.push(status === 200 ? status : body)
      }
      return found
    }

    expect(await codes(2)).toEqual([
      200,
      expect.objectContaining({
        code: 'upload-quota-unconfirmed',
        message: expect.stringContaining('1 MB of files in a day'),
      }),
    ])
    expect((await sendDocument(other.browser, pdf)).status).toBe(200)
    await office.db
      .updateTable('users')
      .set({ email_verified_at: office.clock.now() })
      .where('id', '=', user._id)
      .execute()
    // Four times 0.7 MB is more than is left, because the refused file counts too.
    expect(await codes(3)).toEqual([200, 200, expect.objectContaining({ code: 'upload-quota' })])
    office.clock.advance(duration.day)
    expect(await codes(1)).toEqual([200])
  }, 60_000)
})

function forever(): Promise<void> {
  return wait(10_000, undefined, { ref: false })
}

describe('places for uploads', () => {
  test('nobody waits for a person who sends many files', async () => {
    const places = new UploadPlaces({ inAll: 2, perPerson: 1, longestWait: 1_000 })
    const begun: string[] = []
    const send = (person: string, work = forever) =>
      places.hold(person, async () => {
        begun.push(person)
        await work()
      })
    void send('a').catch(() => {})
    void send('a').catch(() => {})
    void send('a').catch(() => {})
    await send('b', async () => {})

    expect(begun).toEqual(['a', 'b'])
  })

  test('an upload that waits too long is refused, and its place in the line is free', async () => {
    const places = new UploadPlaces({ inAll: 1, perPerson: 1, longestWait: 20 })
    const { promise, resolve: finish } = Promise.withResolvers<void>()
    const first = places.hold('a', () => promise)

    await expect(places.hold('b', async () => {})).rejects.toThrow('uploads-busy')
    finish()
    await first
    await expect(places.hold('b', async () => 'sent')).resolves.toBe('sent')
  })
})

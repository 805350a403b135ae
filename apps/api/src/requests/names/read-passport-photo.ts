import type { Day } from '@kakehashi/domain/calendar/day'
import {
  hasPassportLines,
  type PhotographedLines,
  readPhotographedLines,
} from '@kakehashi/domain/passport/photographed-lines'
import sharp from 'sharp'
import { duration } from '../../clock.ts'
import { recogniseText } from '../../ocr/tesseract.ts'

const lines = {
  language: 'eng',
  layout: 'block',
  signs: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<',
} as const
const limits = { megabytes: 1024, processorSeconds: 20, milliseconds: duration.minute }

/** Somebody is waiting for the answer. */
const longest = 90 * duration.second

/** Cameras are held in all ways. */
const turns = [0, 90, 270, 180] as const
/** The lines are at the bottom of the page, which may be half of what was photographed. */
const parts = [0.4, 1] as const
/** Shades below one of these become black; 0 leaves the shades to the program. */
const thresholds = [0, 100, 130, 160] as const
const width = 2000

/** Reads the lines of a passport in a picture of shades of grey. The text ends here. */
export async function readPassportPhoto(picture: Buffer, today: Day): Promise<PhotographedLines> {
  const end = Date.now() + longest
  for (const turn of turns) {
    const upright = await sharp(picture).rotate(turn).toBuffer()
    for (const part of parts) {
      if (Date.now() > end) return { kind: 'unread', why: 'lines' }
      const first = await readPart(upright, part, 0)
      if (!hasPassportLines(first)) continue
      const readings = [first]
      for (const threshold of thresholds.slice(1)) {
        readings.push(await readPart(upright, part, threshold))
      }
      return readPhotographedLines(readings, today)
    }
  }
  return { kind: 'unread', why: 'lines' }
}

async function readPart(picture: Buffer, part: number, threshold: number): Promise<string> {
  const size = await sharp(picture).metadata()
  const height = Math.round(size.height * part)
  const cut = sharp(picture)
    .extract({ left: 0, top: size.height - height, width: size.width, height })
    .resize({ width })
    .normalise()
  const drawn = threshold === 0 ? cut : cut.threshold(threshold)
  const png = await drawn.png({ compressionLevel: 1 }).toBuffer()
  // A reading that takes too long says nothing; the others may.
  return recogniseText(png, lines, limits).catch(() => '')
}

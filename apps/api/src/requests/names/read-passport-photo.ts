import type { Day } from '@kakehashi/domain/calendar/day'
import { findFillers, type GreyPicture, type Place } from '@kakehashi/domain/passport/find-fillers'
import { passportFormat } from '@kakehashi/domain/passport/formats'
import {
  type PhotographedLines,
  readPhotographedLines,
} from '@kakehashi/domain/passport/photographed-lines'
import { placeFillers } from '@kakehashi/domain/passport/place-fillers'
import sharp from 'sharp'
import { duration } from '../../clock.ts'
import { recogniseWords } from '../../ocr/tesseract.ts'

const lines = {
  language: 'eng',
  layout: 'block',
  signs: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
} as const
const limits = { megabytes: 1024, processorSeconds: 20, milliseconds: duration.minute }

/** Somebody is waiting for the answer. */
const longest = 90 * duration.second

/** Cameras are held in all ways. */
const turns = [0, 90, 270, 180] as const
/** The lines are at the bottom of the page, which may be half of what was photographed. */
const parts = [0.4, 1] as const
/** The shapes of signs differ a little with the size, so the readings are not the same by chance. */
const widths = [2000, 1700, 1400, 2400] as const
/** Upside down or on their side they do not look like fillers. */
const fewestFillers = 3

/** Reads the lines of a passport in a picture of shades of grey. The text ends here. */
export async function readPassportPhoto(picture: Buffer, today: Day): Promise<PhotographedLines> {
  const end = Date.now() + longest
  let best: PhotographedLines = { kind: 'unread', why: 'lines' }
  for (const part of parts) {
    for (const turn of turns) {
      const upright = await sharp(picture).rotate(turn).toBuffer()
      const readings: string[] = []
      for (const width of widths) {
        if (Date.now() > end) return best
        const shades = await cutOut(upright, part, width)
        const fillers = findFillers(shades)
        if (fillers.length < fewestFillers) break
        readings.push(await readLines(shades, fillers))
        const read = readPhotographedLines(readings, today)
        if (read.kind === 'read') return read
        if (best.why === 'lines') best = read
        if (read.why === 'lines') break
      }
    }
  }
  return best
}

async function cutOut(picture: Buffer, part: number, width: number): Promise<GreyPicture> {
  const size = await sharp(picture).metadata()
  const height = Math.round(size.height * part)
  const { data, info } = await sharp(picture)
    .extract({ left: 0, top: size.height - height, width: size.width, height })
    .resize({ width })
    .normalise()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The program reads letters and digits only, so no filler becomes a letter of a name. */
async function readLines(shades: GreyPicture, fillers: readonly Place[]): Promise<string> {
  const { width, height } = shades
  const raw = { width, height, channels: 1 } as const
  const png = await sharp(withoutFillers(shades, fillers), { raw })
    .png({ compressionLevel: 1 })
    .toBuffer()
  // A reading that takes too long says nothing; the others may.
  const words = await recogniseWords(png, lines, limits).catch(() => [])
  const texts = words.map(({ text, box }) => ({
    text,
    place: {
      left: box.left * width,
      top: box.top * height,
      width: box.width * width,
      height: box.height * height,
    },
  }))
  return placeFillers(texts, fillers, passportFormat.length).join('\n')
}

/** Each filler has the shade of the paper above it. */
function withoutFillers({ width, height, data }: GreyPicture, fillers: readonly Place[]): Buffer {
  const shown = Buffer.from(data)
  const edge = 2
  for (const { left, top, width: across, height: down } of fillers) {
    const paper = data[Math.max(0, top - edge - 1) * width + left] ?? 255
    for (let y = Math.max(0, top - edge); y < Math.min(height, top + down + edge); y++) {
      const [from, to] = [Math.max(0, left - edge), Math.min(width, left + across + edge)]
      shown.fill(paper, y * width + from, y * width + to)
    }
  }
  return shown
}

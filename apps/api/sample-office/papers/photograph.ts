import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { type Random, seededRandom } from '../random.ts'

const width = 1000
const height = 1334
const tables = ['#5a5148', '#6b6257', '#4c545a', '#57493c'] as const

/**
 * A drawing of a page as a phone would photograph it on a table: a little turned and skewed, with
 * the shadow of a hand, a fold and the grain of a small sensor. The same seed gives the same picture.
 */
export async function photograph(svg: string, seed: number): Promise<Buffer> {
  const random = seededRandom(seed)
  const tilt = (random.fraction() - 0.5) * 0.05
  const lean = (random.fraction() - 0.5) * 0.03
  const table = random.pick(tables)
  const side = random.fraction()
  const page = await raw(
    sharp(Buffer.from(svg), { density: 79 }).flatten({ background: '#ffffff' }),
  )
  const folded = await raw(
    sharp(page.input, page).composite([{ input: foldOf(page.raw, side), blend: 'multiply' }]),
  )
  const turned = await raw(
    sharp(folded.input, folded).affine([1, tilt, lean - tilt, 1], {
      background: table,
      interpolator: 'bilinear',
    }),
  )
  return sharp({ create: { width, height, channels: 3, background: table } })
    .composite([
      turned,
      { input: lightOf(side), blend: 'multiply' },
      { ...grain(), tile: true, blend: 'soft-light' },
    ])
    .jpeg({ quality: 74 })
    .toBuffer()
}

/** Unpacked between the steps, because packing takes longer than the steps. */
async function raw(picture: Sharp) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width: across, height: down, channels } = info
  return { input: data, raw: { width: across, height: down, channels } } satisfies OverlayOptions
}

const grainSize = 400
let tileOfGrain: OverlayOptions | undefined

/** Not the noise of Sharp, which is another one each time. */
function grain(): OverlayOptions {
  tileOfGrain ??= {
    input: Buffer.from(Array.from({ length: grainSize * grainSize * 3 }, grainOf(seededRandom(1)))),
    raw: { width: grainSize, height: grainSize, channels: 3 },
  }
  return tileOfGrain
}

/** Around the middle grey; the sum of a few numbers is spread as a bell. */
const grainOf = (random: Random) => () => {
  const sum = random.fraction() + random.fraction() + random.fraction() + random.fraction()
  return 128 + (sum - 2) * 17
}

function foldOf(page: { readonly width: number; readonly height: number }, side: number): Buffer {
  const at = page.height * (0.42 + side * 0.16)
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}">
    <linearGradient id="fold" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#ffffff"/><stop offset="0.5" stop-color="#d2cec6"/>
      <stop offset="0.56" stop-color="#ffffff"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="#ffffff"/>
    <rect y="${at}" width="100%" height="14" fill="url(#fold)"/>
  </svg>`)
}

/** Light from one side, and the shadow of a hand. */
function lightOf(side: number): Buffer {
  const [from, to] = side < 0.5 ? ['#fffdf6', '#cfcac0'] : ['#cfcac0', '#fffdf6']
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="light" x1="0" y1="0" x2="1" y2="0.7">
      <stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>
    </linearGradient>
    <radialGradient id="hand" cx="0.95" cy="1" r="0.6">
      <stop offset="0" stop-color="#a9a39a"/><stop offset="1" stop-color="#a9a39a" stop-opacity="0"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <rect width="100%" height="100%" fill="url(#hand)"/>
  </svg>`)
}

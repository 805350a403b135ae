import type { Page } from '@playwright/test'
import type { InventedPaper } from './invented-paper.ts'

interface Quality {
  /** Of the longest side, in pixels. */
  readonly side: number
  /** In degrees. */
  readonly turn: number
  /** How much narrower the far edge is. */
  readonly perspective: number
  readonly blur: number
  readonly noise: number
  /** How dark the darkest corner is, from 0 to 1. */
  readonly shade: number
  readonly light: number
  /** Of the JPEG. */
  readonly jpeg: number
}

const upright = { width: 1000, height: 1414 }

/** From a scanner to a hand that moved. */
export const qualities = {
  clean: { side: 2800, turn: 0, perspective: 0, blur: 0, noise: 0, shade: 0, light: 1, jpeg: 0.95 },
  good: {
    side: 2800,
    turn: 0.6,
    perspective: 0.01,
    blur: 0.5,
    noise: 5,
    shade: 0.1,
    light: 0.97,
    jpeg: 0.88,
  },
  phone: {
    side: 2400,
    turn: -1.6,
    perspective: 0.03,
    blur: 1,
    noise: 9,
    shade: 0.3,
    light: 0.9,
    jpeg: 0.75,
  },
  poor: {
    side: 1700,
    turn: 2.5,
    perspective: 0.05,
    blur: 1.5,
    noise: 13,
    shade: 0.45,
    light: 0.8,
    jpeg: 0.5,
  },
  blurred: {
    side: 1700,
    turn: -2,
    perspective: 0.04,
    blur: 4,
    noise: 10,
    shade: 0.4,
    light: 0.8,
    jpeg: 0.5,
  },
} as const satisfies Record<string, Quality>
export type QualityName = keyof typeof qualities

/** The paper on a table, as a camera of this quality takes it. The noise is the same every time. */
export async function photograph(
  page: Page,
  { html, size = upright }: Pick<InventedPaper, 'html' | 'size'>,
  name: QualityName,
): Promise<Buffer> {
  await page.setViewportSize(size)
  await page.setContent(html)
  const drawn = await page.screenshot({ fullPage: false })
  const taken = await page.evaluate(take, { ...qualities[name], picture: drawn.toString('base64') })
  return Buffer.from(taken, 'base64')
}

/** Runs in the browser. */
async function take(given: Quality & { picture: string }): Promise<string> {
  const { side, turn, perspective, blur, noise, shade, light, jpeg } = given
  const bytes = Uint8Array.from(atob(given.picture), (sign) => sign.codePointAt(0) ?? 0)
  const paper = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const scale = side / Math.max(paper.width, paper.height)
  const [width, height] = [Math.round(paper.width * scale), Math.round(paper.height * scale)]
  const tilted = new OffscreenCanvas(width, height)
  const pen = tilted.getContext('2d') as OffscreenCanvasRenderingContext2D
  const margin = perspective === 0 && turn === 0 ? 0 : 0.03
  pen.fillStyle = '#6b5a48'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.filter = blur > 0 ? `blur(${blur}px)` : 'none'
  pen.translate(width / 2, height / 2)
  pen.rotate((turn * Math.PI) / 180)
  pen.scale(1 - 2 * margin, 1 - 2 * margin)
  // In strips, each a little wider than the one above.
  const flat = new OffscreenCanvas(width, height)
  const strips = flat.getContext('2d') as OffscreenCanvasRenderingContext2D
  strips.imageSmoothingQuality = 'high'
  for (let top = 0; top < height; top += 4) {
    const across = width * (1 - perspective * (1 - top / height))
    strips.drawImage(
      paper,
      0,
      top / scale,
      paper.width,
      4 / scale,
      (width - across) / 2,
      top,
      across,
      4.5,
    )
  }
  pen.drawImage(flat, -width / 2, -height / 2)
  const pixels = pen.getImageData(0, 0, width, height)
  let seed = 7
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  for (let at = 0; at < pixels.data.length; at += 4) {
    const [column, row] = [(at / 4) % width, Math.floor(at / 4 / width)]
    const lit = light * (1 - shade * ((column / width + row / height) / 2) ** 1.5)
    const grain = (random() + random() + random() - 1.5) * noise * 1.6
    for (let channel = 0; channel < 3; channel++) {
      pixels.data[at + channel] = (pixels.data[at + channel] ?? 0) * lit + grain
    }
  }
  pen.putImageData(pixels, 0, 0)
  const blob = await tilted.convertToBlob({ type: 'image/jpeg', quality: jpeg })
  const taken = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (const byte of taken) text += String.fromCodePoint(byte)
  return btoa(text)
}

import type { Outline } from '../preview/outline.ts'
import type { Sheets } from '../preview/sheets.ts'

/** Wide enough to read the small print of a page. */
const pageWidth = 1400
/** Room around the place, in parts of its height. */
const margin = 0.3

/** Each page is drawn once for all of its places. */
const drawnPages = new WeakMap<Sheets, Map<number, Promise<HTMLCanvasElement>>>()

function drawPage(sheets: Sheets, page: number): Promise<HTMLCanvasElement> {
  const known = drawnPages.get(sheets) ?? new Map<number, Promise<HTMLCanvasElement>>()
  drawnPages.set(sheets, known)
  const drawn = known.get(page) ?? draw(sheets, page)
  known.set(page, drawn)
  return drawn
}

async function draw(sheets: Sheets, page: number): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  const drawing = { width: pageWidth, zoom: 1, turns: 0 }
  await sheets.draw(page, canvas, drawing, new AbortController().signal)
  return canvas
}

/** Draws only the place of a page, as it is in the picture. */
export async function drawPlace(
  sheets: Sheets,
  { page, box }: Outline,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<void> {
  const whole = await drawPage(sheets, page)
  if (signal.aborted) return
  const around = margin * box.height * whole.height
  canvas.width = Math.round(box.width * whole.width + 2 * around)
  canvas.height = Math.round(box.height * whole.height + 2 * around)
  const [left, top] = [box.left * whole.width - around, box.top * whole.height - around]
  canvas.getContext('2d')?.drawImage(whole, -left, -top)
}

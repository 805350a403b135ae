/** How a page is to be drawn. */
interface Drawing {
  /** CSS pixels of its width at 100 %, before it is turned. */
  readonly width: number
  readonly zoom: number
  /** Quarter turns, clockwise. */
  readonly turns: number
}

/** A file that can be looked at: its pages, and how one of them is drawn. */
export interface Sheets {
  readonly count: number
  /** Draws a page, from 1, and resolves when it is there; an aborted drawing just ends. */
  draw(
    page: number,
    canvas: HTMLCanvasElement,
    drawing: Drawing,
    signal: AbortSignal,
  ): Promise<void>
  close(): void
}

/** Larger canvases are refused by phones, and nobody sees the difference. */
const mostPixels = 16_000_000

/** How many device pixels are drawn for a CSS pixel. */
function sharpness(width: number, height: number): number {
  const wanted = globalThis.devicePixelRatio || 1
  return Math.min(wanted, Math.sqrt(mostPixels / (width * height)))
}

/** The size it takes on the screen, and as many pixels as that deserves. */
export function size(canvas: HTMLCanvasElement, width: number, height: number): number {
  const scale = sharpness(width, height)
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.style.width = `${Math.round(width)}px`
  canvas.style.height = `${Math.round(height)}px`
  return scale
}

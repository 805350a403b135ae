interface Drawing {
  /** Width in CSS pixels at 100 %, before rotation. */
  readonly width: number
  readonly zoom: number
  /** Quarter turns, clockwise. */
  readonly turns: number
}

/** A file that can be shown page by page. */
export interface Sheets {
  readonly count: number
  /** The height of a page for a width of 1, after quarter turns. */
  ratio(page: number, turns: number): Promise<number>
  /** Draws a page, counted from 1. Resolves when it is drawn or aborted. */
  draw(
    page: number,
    canvas: HTMLCanvasElement,
    drawing: Drawing,
    signal: AbortSignal,
  ): Promise<void>
  close(): void
}

/** Phones refuse larger canvases, and the difference is not visible. */
const mostPixels = 16_000_000

/** Device pixels drawn for each CSS pixel. */
function sharpness(width: number, height: number): number {
  const wanted = globalThis.devicePixelRatio || 1
  return Math.min(wanted, Math.sqrt(mostPixels / (width * height)))
}

/** Sets the size of a canvas on screen and in device pixels. */
export function size(canvas: HTMLCanvasElement, width: number, height: number): number {
  const scale = sharpness(width, height)
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.style.width = `${Math.round(width)}px`
  canvas.style.height = `${Math.round(height)}px`
  return scale
}

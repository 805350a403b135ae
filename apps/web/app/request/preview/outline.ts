import type { Box } from '@kakehashi/domain/proposals/seen-words'

/** A place on a page, counted from 1. */
export interface Outline {
  readonly page: number
  readonly box: Box
}

/** Room around what is outlined, in parts of its height. */
const margin = 0.25

/** Draws a line around a place of the page, which may have been turned. */
export function drawOutline(canvas: HTMLCanvasElement, box: Box, turns: number): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { left, top, width, height } = turned(box, turns)
  const around = margin * Math.min(height * canvas.height, width * canvas.width)
  pen.resetTransform()
  pen.strokeStyle = getComputedStyle(canvas).getPropertyValue('--sea')
  pen.lineWidth = Math.max(2, canvas.width / 300)
  pen.strokeRect(
    left * canvas.width - around,
    top * canvas.height - around,
    width * canvas.width + 2 * around,
    height * canvas.height + 2 * around,
  )
}

/** After quarter turns, clockwise. */
function turned(box: Box, turns: number): Box {
  const { left, top, width, height } = box
  if (turns % 4 === 0) return box
  return turned({ left: 1 - top - height, top: left, width: height, height: width }, turns - 1)
}

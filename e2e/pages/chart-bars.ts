import type { Locator } from '@playwright/test'

type Colour = readonly [red: number, green: number, blue: number]

/**
 * Widths in pixels of the bars of one colour on a canvas, from left to right. A bar that ends
 * between two pixels is antialiased there, so it can measure one pixel too narrow.
 */
export function barWidths(chart: Locator, colour: Colour): Promise<number[]> {
  return chart.evaluate((element, [red, green, blue]) => {
    const canvas = element as HTMLCanvasElement
    const { width, height } = canvas
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] }
    const isOf = (x: number, y: number) => {
      const at = 4 * (y * width + x)
      return data[at] === red && data[at + 1] === green && data[at + 2] === blue
    }
    const widest = new Map<number, number>()
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const from = x
        while (x < width && isOf(x, y)) x += 1
        if (x > from) widest.set(from, Math.max(widest.get(from) ?? 0, x - from))
      }
    }
    const fromLeft = [...widest].toSorted(([one], [other]) => one - other)
    // Not clientWidth, which is rounded.
    return fromLeft.map(([, pixels]) => pixels / devicePixelRatio)
  }, colour)
}

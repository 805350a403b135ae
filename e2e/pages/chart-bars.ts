import type { Locator } from '@playwright/test'

type Colour = readonly [red: number, green: number, blue: number]

/**
 * The areas of a colour on a canvas as they are drawn, from left to right: how many pixels each is
 * wide. A bar that ends between two pixels shares them, so it may seem one pixel thinner than it is.
 */
export function widthsOf(chart: Locator, colour: Colour): Promise<number[]> {
  return chart.evaluate((element, [red, green, blue]) => {
    const canvas = element as HTMLCanvasElement
    const { width, height, clientWidth } = canvas
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
    return fromLeft.map(([, pixels]) => (pixels * clientWidth) / width)
  }, colour)
}

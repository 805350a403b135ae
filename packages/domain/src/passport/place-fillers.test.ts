import { expect, test } from 'vitest'
import { placeFillers } from './place-fillers.ts'

const first = 'P<USADONOVAN<<PATRICK<SEAN<<<<<<<<<<<<<<<<<<'
const second = 'A012345678USA9208038M3105065<<<<<<<<<<<<<<<0'

/** Where a camera sees the signs, and the words between the fillers as one text, as programs read them. */
function seen(line: string, top: number, { tilt = 0, text = line.replaceAll('<', '') } = {}) {
  const at = (index: number) => ({
    left: 100 + index * 30,
    top: top + index * 30 * tilt,
    width: 20,
    height: 28,
  })
  const signs = Array.from(line)
  const read = signs.flatMap((sign, index) => (sign === '<' ? [] : [at(index)]))
  const [from, to] = [read.at(0) ?? at(0), read.at(-1) ?? at(0)]
  const place = {
    left: from.left,
    top: Math.min(from.top, to.top),
    width: to.left + to.width - from.left,
    height: Math.abs(to.top - from.top) + from.height,
  }
  const fillers = signs.flatMap((sign, index) => (sign === '<' ? [at(index)] : []))
  return { texts: [{ text, place }], fillers }
}

function placed(...lines: readonly ReturnType<typeof seen>[]): string[] {
  return placeFillers(
    lines.flatMap(({ texts }) => texts),
    lines.flatMap(({ fillers }) => fillers),
    44,
  )
}

test('names that a program read as one word come apart at the fillers', () => {
  expect(placed(seen(first, 500), seen(second, 560))).toEqual([first, second])
})

test('the lines of a passport that lies askew are told apart', () => {
  const tilt = 0.05
  expect(placed(seen(first, 500, { tilt }), seen(second, 560, { tilt }))).toEqual([first, second])
})

test('a line of which a letter was lost or is too many is left out', () => {
  for (const text of ['PUSADONOVANPATRICKSEA', 'PUSADONOVANPATRICKSEANN']) {
    expect(placed(seen(first, 500, { text }), seen(second, 560))).toEqual([second])
  }
})

test('a filler that was not found leaves its line out', () => {
  const { texts, fillers } = seen(first, 500)
  expect(placeFillers(texts, fillers.slice(1), 44)).toEqual([])
})

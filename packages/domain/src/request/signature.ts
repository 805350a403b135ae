import type { Words } from '../language.ts'

/** The field in which a person signs. The screen scales it. */
export const signatureSize = { width: 1_000, height: 320 } as const

/** What the signature confirms, in the languages of the office and its customers. */
export const receivedStatement: Words = {
  en: 'I have received what is listed above.',
  ja: '上記のものを受け取りました。',
}

/** More than this is no signature. */
const mostStrokes = 60
const mostPoints = 3_000

/** Lines of the pen, each with x and y in turn. */
export type Strokes = readonly (readonly number[])[]

export function isPossibleSignature(strokes: Strokes): boolean {
  const points = strokes.reduce((sum, stroke) => sum + stroke.length / 2, 0)
  return (
    strokes.length > 0 &&
    strokes.length <= mostStrokes &&
    points <= mostPoints &&
    strokes.every(
      (stroke) =>
        stroke.length >= 2 &&
        stroke.length % 2 === 0 &&
        stroke.every(
          (value, index) =>
            Number.isInteger(value) &&
            value >= 0 &&
            value <= (index % 2 === 0 ? signatureSize.width : signatureSize.height),
        ),
    )
  )
}

/** Nearer points would not be seen. */
const leastStep = 3

/** A new line of the pen. A drawing that is full stays as it is. */
export function startStroke(strokes: Strokes, x: number, y: number): Strokes {
  const longer = [...strokes, [inside(x, signatureSize.width), inside(y, signatureSize.height)]]
  return isPossibleSignature(longer) ? longer : strokes
}

/** The newest line goes on to a point. */
export function continueStroke(strokes: Strokes, x: number, y: number): Strokes {
  const line = strokes.at(-1)
  if (!line) return strokes
  const point = [inside(x, signatureSize.width), inside(y, signatureSize.height)] as const
  const [fromX = 0, fromY = 0] = line.slice(-2)
  if (Math.hypot(point[0] - fromX, point[1] - fromY) < leastStep) return strokes
  const longer = [...strokes.slice(0, -1), [...line, ...point]]
  return isPossibleSignature(longer) ? longer : strokes
}

function inside(value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, 0), most))
}

/** For the d of an SVG path. A dot is a line of no length, which a round line cap shows. */
export function signaturePath(strokes: Strokes): string {
  return strokes
    .map((stroke) => {
      const points = stroke.flatMap((value, index) =>
        index % 2 === 0 ? [`${value} ${stroke[index + 1]}`] : [],
      )
      const [start = ''] = points
      return `M${start}L${(points.length > 1 ? points.slice(1) : [start]).join(' ')}`
    })
    .join('')
}

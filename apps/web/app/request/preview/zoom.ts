/** 1 is as wide as the column. */
export type Zoom = number

/** A fit follows the size of the window; a number does not. */
export type Scale = 'page' | 'width' | Zoom

const steps: readonly Zoom[] = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4]
/** A fit that is just below a step would make the next step invisible. */
const least = 1.05

export const larger = (zoom: Zoom) => steps.find((step) => step > zoom * least)
export const smaller = (zoom: Zoom) => steps.findLast((step) => step < zoom / least)

export interface Space {
  readonly width: number
  readonly height: number
}

/** `ratio` is the height of the page for a width of 1. Undefined until it can be known. */
export function zoomOf(scale: Scale, { width, height }: Space, ratio: number | undefined) {
  if (width === 0) return undefined
  if (scale === 'width') return 1
  if (scale !== 'page') return scale
  // A pixel less, because a rounded page must not need a scrollbar.
  return ratio === undefined ? undefined : Math.min(1, (height - 1) / (width * ratio))
}

/** A wide window has room for a readable whole page. */
export const fitAtFirst = (): Scale =>
  matchMedia('(min-width: 1240px)').matches ? 'page' : 'width'

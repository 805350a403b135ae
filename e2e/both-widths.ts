import { test } from './office.ts'

/** The layout switches at 960 px: the same sentences just below it and just at it. */
export function atBothWidths(tell: (width: number) => void): void {
  for (const width of [959, 960]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } })
      tell(width)
    })
  }
}

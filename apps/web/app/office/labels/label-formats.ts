/** How labels lie on the paper of each printer. Sizes in millimetres are in labels.module.css. */
const labelFormats = {
  /** A roll of 62 mm, cut after every 29 mm. */
  roll: { columns: 1, rows: 1 },
  /** A4 with 24 labels of 70 by 37 mm. */
  a4: { columns: 3, rows: 8 },
  /** US Letter with 30 labels of 66.7 by 25.4 mm. */
  letter: { columns: 3, rows: 10 },
} as const

export type LabelFormat = keyof typeof labelFormats
export const formatNames = Object.keys(labelFormats) as LabelFormat[]

export function positionsOn(format: LabelFormat): number {
  const { columns, rows } = labelFormats[format]
  return columns * rows
}

/**
 * The labels on their sheets, from the first free position on, which counts from 1. An empty
 * position is undefined.
 */
export function sheetsOf<Label>(
  labels: readonly Label[],
  format: LabelFormat,
  firstFree: number,
): (Label | undefined)[][] {
  const size = positionsOn(format)
  const before = Math.min(Math.max(firstFree, 1), size) - 1
  const cells = [...Array.from({ length: before }, () => undefined), ...labels]
  return Array.from({ length: Math.ceil(cells.length / size) }, (_, sheet) =>
    cells.slice(sheet * size, (sheet + 1) * size),
  )
}

const storageKey = 'labelFormat'

/** The printer of this counter stays the same, so the browser keeps the choice. */
export function storedFormat(): LabelFormat {
  try {
    const stored = localStorage.getItem(storageKey)
    return formatNames.find((name) => name === stored) ?? 'roll'
  } catch {
    return 'roll'
  }
}

export function storeFormat(format: LabelFormat): void {
  try {
    localStorage.setItem(storageKey, format)
  } catch {
    // Storage is blocked: the choice is for this page only.
  }
}

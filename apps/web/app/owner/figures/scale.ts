/** The next round number, so that the lines of a chart are readable amounts. */
export function roundTop(most: number): number {
  if (most <= 0) return 100
  const power = 10 ** Math.floor(Math.log10(most))
  const step = [1, 2, 4, 6, 8, 10].find((each) => each * power >= most) ?? 10
  return step * power
}

/** '$950', '$4.7k': for charts, where there is little room. */
export function shortDollars(dollars: number): string {
  if (dollars < 0) return `-${shortDollars(-dollars)}`
  if (dollars < 1_000) return `$${Math.round(dollars)}`
  const thousands = dollars / 1_000
  return `$${thousands >= 100 ? Math.round(thousands) : Number(thousands.toFixed(1))}k`
}

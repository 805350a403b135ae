const weights = [7, 3, 1]

/**
 * The check digit of ICAO Doc 9303, part 3, 4.9: digits count as they are, A to Z as 10 to 35, the
 * filler as 0, weighted 7, 3, 1 in turn.
 */
export function checkDigit(text: string): string {
  const sum = Array.from(text).reduce(
    (total, sign, at) => total + valueOf(sign) * (weights[at % weights.length] ?? 0),
    0,
  )
  return String(sum % 10)
}

function valueOf(sign: string): number {
  return sign === '<' ? 0 : Number.parseInt(sign, 36)
}

/** Hundredths of a yen for one dollar: 15 425 for ¥154.25. */
export type YenRate = number

/** Outside these limits a rate is a typing error. */
const lowestRate = 50_00
const highestRate = 500_00

export function isPossibleRate(rate: YenRate): boolean {
  return Number.isInteger(rate) && rate >= lowestRate && rate <= highestRate
}

/** The yen for an amount in cents, rounded to ¥1, half away from zero. */
export function yenOf(cents: number, rate: YenRate): number {
  // 100 cents and 100 hundredths of a yen. Both factors are integers below 10^9, so it is exact.
  const tenThousandths = Math.abs(cents) * rate
  const yen = Math.floor((tenThousandths + 5_000) / 10_000)
  return cents < 0 ? -yen : yen
}

/** For display: ¥17,710. */
export function yenText(yen: number): string {
  const grouped = String(Math.abs(yen)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${yen < 0 ? '-' : ''}¥${grouped}`
}

/** For display: 154 or 154.25. */
export function rateText(rate: YenRate): string {
  return rate % 100 === 0 ? String(rate / 100) : (rate / 100).toFixed(2)
}

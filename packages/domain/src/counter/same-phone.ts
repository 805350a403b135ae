/** The digits of a phone number, as the office or its customer may write them; +81 is read as 0. */
function phoneDigits(phone: string): string {
  const digits = phone.normalize('NFKC').replaceAll(/[^+\d]/g, '')
  return digits.replace(/^\+81/, '0').replaceAll('+', '')
}

export function isSamePhone(one: string, other: string): boolean {
  const digits = phoneDigits(one)
  return digits !== '' && digits === phoneDigits(other)
}

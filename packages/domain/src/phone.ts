// A number, perhaps of the base's own network before it and an extension after it.
const shape = /^(dsn:? *)?([+(]?\d[\d\s().-]{3,}\d)(?:,? *(?:ext\.?|x|内線) *(\d{1,6}))?$/i

// What a Japanese keyboard puts where a hyphen is meant.
const hyphens = /[‐-―−ー]/g

/** As it is kept: digits and signs of a Japanese keyboard are those of any other. */
export function plainPhone(typed: string): string {
  return typed.normalize('NFKC').replace(hyphens, '-').trim()
}

export function isPhone(phone: string): boolean {
  return shape.test(phone)
}

/** What a telephone can dial; nothing outside the base reaches its own network. */
export function dialled(phone: string): string | undefined {
  const [, dsn, number = phone, extension] = shape.exec(phone) ?? []
  if (dsn !== undefined) return undefined
  const digits = number.replace(/[^+\d]/g, '')
  return extension === undefined ? `tel:${digits}` : `tel:${digits};ext=${extension}`
}

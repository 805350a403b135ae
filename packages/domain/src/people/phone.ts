// A number with an optional DSN prefix (the base's own network) and an optional extension.
const shape = /^(dsn:? *)?([+(]?\d[\d\s().-]{3,}\d)(?:,? *(?:ext\.?|x|内線) *(\d{1,6}))?$/i

export function isPhone(phone: string): boolean {
  return shape.test(phone)
}

/** A tel: link, or undefined for a DSN number, which cannot be telLink from outside the base. */
export function telLink(phone: string): string | undefined {
  const [, dsn, number = phone, extension] = shape.exec(phone) ?? []
  if (dsn !== undefined) return undefined
  const digits = number.replace(/[^+\d]/g, '')
  return extension === undefined ? `tel:${digits}` : `tel:${digits};ext=${extension}`
}

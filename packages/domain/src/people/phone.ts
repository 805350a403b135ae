// A number with an optional DSN prefix (the base's own network) and an optional extension.
const shape = /^(dsn:? *)?([+(]?\d[\d\s().-]{3,}\d)(?:,? *(?:ext\.?|x|内線) *(\d{1,6}))?$/i

/** A Japanese mobile number, which always has eleven digits. */
const mobile = /^0[789]0/

export function isPhone(phone: string): boolean {
  const [, dsn, number] = shape.exec(phone) ?? []
  if (number === undefined) return false
  const digits = number.replace(/\D/g, '')
  return dsn !== undefined || !mobile.test(digits) || digits.length === 11
}

/** A tel: link, or undefined for a DSN number, which cannot be called from outside the base. */
export function telLink(phone: string): string | undefined {
  const [, dsn, number = phone, extension] = shape.exec(phone) ?? []
  if (dsn !== undefined) return undefined
  const digits = number.replace(/[^+\d]/g, '')
  return extension === undefined ? `tel:${digits}` : `tel:${digits};ext=${extension}`
}

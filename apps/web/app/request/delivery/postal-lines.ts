import type { Delivery } from '@kakehashi/domain/request/delivery'

type PostalField = 'recipient' | 'postalCountry' | 'postalCode' | 'postalAddress'
type Postal = { [Field in PostalField]?: NonNullable<Delivery[Field]> | undefined }

/** The address line by line, in the order of the country. Empty if there is none. */
export function postalLines(given: Postal): string[] {
  const { recipient, postalCountry, postalCode, postalAddress } = given
  if (!recipient || !postalAddress) return []
  const address = postalAddress.split('\n')
  const code = postalCode ? [postalCode] : []
  if (postalCountry === 'JP') return [...code.map((one) => `〒${one}`), ...address, recipient]
  const last = address.at(-1) ?? ''
  const others = address.slice(0, -1)
  // The ZIP code is on the line of the city; elsewhere the country is the last line.
  const end = postalCountry === 'US' ? [[last, ...code].join(' ')] : [...code, last]
  return [recipient, ...others, ...end]
}

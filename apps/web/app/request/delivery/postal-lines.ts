import type { DeliveryField } from '@kakehashi/domain/request/delivery'

type PostalField = Exclude<DeliveryField, 'meetingPlace'>
/** As a request or a form has it; an empty text counts as missing. */
export type Postal = Partial<Record<PostalField, string | undefined>>

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

import { telLink } from '@kakehashi/domain/people/phone'

/** A number to be tapped, where a telephone outside the base can dial it. */
export function PhoneLink({ phone }: { phone: string }) {
  const href = telLink(phone)
  return href === undefined ? phone : <a href={href}>{phone}</a>
}

import { telLink } from '@kakehashi/domain/people/phone'

/** A link to call the number, if it can be dialled from outside the base. */
export function PhoneLink({ phone }: { phone: string }) {
  const href = telLink(phone)
  return href === undefined ? phone : <a href={href}>{phone}</a>
}

import {
  defaultDeliveryWay,
  type DeliveryWay,
  deliveryWays,
  type PostalCountry,
} from '@kakehashi/domain/request/delivery'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const wayLabels: Readonly<Record<DeliveryWay, MessageDescriptor>> = {
  counter: msg`At our counter`,
  download: msg`As a download`,
  post: msg`By post`,
  meeting: msg`At a meeting point`,
}

/** The label of a way as a form has it; nothing chosen is the counter. */
export function deliveryLabel(chosen: string | undefined): MessageDescriptor {
  return wayLabels[deliveryWays.find((way) => way === chosen) ?? defaultDeliveryWay]
}

export const postalCountryLabels: Readonly<Record<PostalCountry, MessageDescriptor>> = {
  JP: msg`Japan`,
  US: msg`United States, or APO, FPO, DPO`,
  other: msg`Another country`,
}

/** For what to write in the box of the address. */
export const postalAddressHints: Readonly<Record<PostalCountry, MessageDescriptor>> = {
  JP: msg`Prefecture, city, street, building and room number`,
  US: msg`Street, city and state. On base: PSC, CMR or unit and box, then APO, FPO or DPO and AA, AE or AP`,
  other: msg`In Latin letters, with the country on the last line`,
}

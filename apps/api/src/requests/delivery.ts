import {
  type Delivery,
  type DeliveryField,
  deliveryFields,
} from '@kakehashi/domain/request/delivery'
import type { RequestRow } from './queries.ts'

/** The column of each field that belongs to a way of delivery. */
const columns = {
  recipient: 'recipient',
  postalCountry: 'postal_country',
  postalCode: 'postal_code',
  postalAddress: 'postal_address',
  meetingPlace: 'meeting_place',
} as const satisfies Record<DeliveryField, keyof RequestRow>

type Columns = typeof columns
type DeliveryColumns = { [Field in DeliveryField as Columns[Field]]: Delivery[Field] } & {
  delivery: Delivery['delivery']
}

export function toDeliveryColumns(given: Delivery): DeliveryColumns {
  const details = deliveryFields.map((field) => [columns[field], given[field]])
  return { delivery: given.delivery, ...Object.fromEntries(details) } as DeliveryColumns
}

/** The address or the meeting place, without the way. */
export function wayDetailsOf(row: RequestRow): Omit<Delivery, 'delivery'> {
  const details = deliveryFields.map((field) => [field, row[columns[field]]])
  return Object.fromEntries(details) as Omit<Delivery, 'delivery'>
}

/** The way stays for the statistics of a request; it names nobody. */
export const erasedWayDetails = Object.fromEntries(
  Object.values(columns).map((column) => [column, null]),
) as Record<Columns[DeliveryField], null>

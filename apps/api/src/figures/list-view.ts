import type { ListedOrder } from '@kakehashi/contract/figures'
import { dollarsOf } from '@kakehashi/domain/money'
import { duration } from '../clock.ts'
import { fullName } from '../db/full-name.ts'
import type { ListedRow } from './list-queries.ts'

export function toListedOrder(row: ListedRow): ListedOrder {
  return {
    _id: row.request_id,
    entry: row.id,
    orderNumber: row.order_number,
    name: fullName(row),
    service: row.service_id,
    requestItem: row.service_name,
    stage: row.stage,
    isClosed: row.closed_at !== null,
    at: row.created_at.toISOString(),
    ...(row.cents !== null && { amount: dollarsOf(row.cents), method: row.method ?? 'unstated' }),
    ...(row.first_day !== null && { promisedOn: row.first_day }),
    ...(row.ended_at && { days: daysBetween(row.started_at, row.ended_at) }),
    ...(row.reason && { reason: row.reason }),
  }
}

function daysBetween(start: Date, end: Date): number {
  return Math.round((10 * (end.getTime() - start.getTime())) / duration.day) / 10
}

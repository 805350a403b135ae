import { dayAt } from '@kakehashi/domain/calendar/day'
import type { PaymentMethod } from '@kakehashi/domain/payments/methods'
import type { YenRate } from '@kakehashi/domain/payments/yen'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { Random } from './random.ts'

export interface SampleTender {
  readonly method: PaymentMethod
  readonly yenRate?: YenRate
}

/** As often as customers pay that way. */
const methods: readonly PaymentMethod[] = [
  ...Array<PaymentMethod>(9).fill('card'),
  ...Array<PaymentMethod>(6).fill('cash-usd'),
  ...Array<PaymentMethod>(4).fill('cash-jpy'),
  'other',
]

export function pickTender(at: Date, random: Random): SampleTender {
  const method = random.pick(methods)
  return method === 'cash-jpy' ? { method, yenRate: yenRateAt(at) } : { method }
}

/** Around 152 yen, another one each day. */
export function yenRateAt(at: Date): YenRate {
  const date = Number(dayAt(at, sampleOffice.timeZone).slice(-2))
  return 15_000 + ((date * 7) % 31) * 15
}

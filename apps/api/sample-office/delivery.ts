import { type Delivery, type DeliveryWay, atTheCounter } from '@kakehashi/domain/request/delivery'
import type { SampleRequest } from './sample-request.ts'

/** Most customers come to the counter. */
const ways: readonly DeliveryWay[] = [
  'counter',
  'download',
  'counter',
  'post',
  'counter',
  'counter',
  'download',
  'counter',
  'meeting',
  'counter',
]

/** Derived from the request, so that it takes nothing from the random numbers of other fields. */
export function sampleDelivery({ customer, details, pages }: SampleRequest): Delivery {
  const delivery = ways[(details.length + pages) % ways.length] ?? 'counter'
  if (delivery !== 'post') return { ...atTheCounter, delivery }
  const { firstName, lastName, nameJa, language } = customer
  if (language === 'ja' && nameJa !== null) {
    const postalAddress = '沖縄県沖縄市見本町1-2-3\nデイゴハイツ201号室'
    const code = { postalCountry: 'JP', postalCode: '904-0000' } as const
    return { ...atTheCounter, delivery, recipient: nameJa, ...code, postalAddress }
  }
  const recipient = `${firstName} ${lastName}`
  const code = { postalCountry: 'US', postalCode: '96300' } as const
  return { ...atTheCounter, delivery, recipient, ...code, postalAddress: 'PSC 00 Box 123\nAPO AP' }
}

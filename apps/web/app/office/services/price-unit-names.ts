import type { ExtraUnit, PriceUnit } from '@kakehashi/domain/price-list/rates'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const priceUnitNames: Readonly<Record<PriceUnit, MessageDescriptor>> = {
  order: msg`Fixed price`,
  document: msg`Per document`,
  page: msg`Per page`,
  word: msg`Per word`,
}

export const extraUnitNames: Readonly<Record<ExtraUnit, MessageDescriptor>> = {
  each: msg({ message: 'Each', context: 'extra' }),
  document: msg`Per document`,
  page: msg`Per page`,
}

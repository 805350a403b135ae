import type { CityOffice, Nationality, SofaAnswer } from '@kakehashi/domain/marriage/couple'
import type { Responsible } from '@kakehashi/domain/marriage/responsible'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export const sofaLabels: Record<SofaAnswer, MessageDescriptor> = {
  one: msg`One of us`,
  both: msg`Both of us`,
  neither: msg`Neither of us`,
}

export const nationalityLabels: Record<Nationality, MessageDescriptor> = {
  us: msg`United States`,
  japanese: msg`Japan`,
  'us-and-japanese': msg`Both, United States and Japan`,
  other: msg`Another country`,
}

export const cityOfficeLabels: Record<CityOffice, MessageDescriptor> = {
  chatan: msg`Chatan Town`,
  ginowan: msg`Ginowan City`,
  kadena: msg`Kadena Town`,
  kin: msg`Kin Town`,
  naha: msg`Naha City`,
  'okinawa-city': msg`Okinawa City`,
  urasoe: msg`Urasoe City`,
  uruma: msg`Uruma City`,
  yomitan: msg`Yomitan Village`,
  elsewhere: msg`Another city, town or village`,
}

/** Who is responsible for a line of the checklist. */
export const responsibleLabels: Record<Responsible, MessageDescriptor> = {
  first: msg`Partner 1`,
  second: msg`Partner 2`,
  both: msg`Both of you`,
  witnesses: msg`Two witnesses`,
  we: msg`We do this`,
}

export interface LineText {
  /** Whom the line applies to, if not everybody. */
  whose?: ReactNode
  lead: ReactNode
  text: ReactNode
}

export const american = <Trans>US citizen</Trans>
export const japanese = <Trans>Japanese citizen</Trans>
export const other = <Trans>Another nationality</Trans>

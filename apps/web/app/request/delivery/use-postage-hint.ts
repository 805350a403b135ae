import type { PostalCountry } from '@kakehashi/domain/request/delivery'
import { countryName } from '@kakehashi/domain/office'
import { useOffice } from '@kakehashi/layouts/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useLingui } from '@lingui/react/macro'

/** Who pays the postage. We cannot know its price before the quote. */
export function usePostageHint(chosen: PostalCountry | undefined): string {
  const { t } = useLingui()
  const { country } = useOffice().address
  const own = countryName(country, useLanguage())
  const free = t`Postage within ${own} is free.`
  const carrier = t`You pay the carrier, and we tell you the cost first.`
  if (chosen === undefined) return t`For an APO, FPO or DPO address, choose United States.`
  if (chosen === country) return free
  if (chosen === 'US') {
    return t`APO, FPO and DPO addresses are welcome and count as United States mail. The postage is part of your quote.`
  }
  const isOwnAmongOthers = chosen === 'other' && country !== 'JP' && country !== 'US'
  return isOwnAmongOthers
    ? t`Postage within ${own} is free. To other countries you pay the carrier, and we tell you the cost first.`
    : carrier
}

import { roundToCents } from '@kakehashi/domain/money'
import { unusualPrice } from '@kakehashi/domain/request/usual-price'
import { useLingui } from '@lingui/react/macro'
import { inDollars } from '../../../../request/price.tsx'
import { useQuestion } from '@kakehashi/ui/use-question'

/** Asks before a quote is sent whose price is probably a typing error. */
export function useUnusualPrice() {
  const { t } = useLingui()
  const { ask, question } = useQuestion()

  async function confirmUnusual(price: number, usual: number | undefined): Promise<boolean> {
    const usualCents = usual === undefined ? undefined : roundToCents(usual)
    const found = unusualPrice(roundToCents(price), usualCents)
    if (found === undefined || usual === undefined) return true
    const [priceText, usualText] = [inDollars(price), inDollars(usual)]
    const times = found.kind === 'above' ? found.times : 0
    return ask({
      title: t`Is the price right?`,
      text:
        found.kind === 'above'
          ? t`${priceText} is ${times} times the usual ${usualText}. Send this quote?`
          : t`${priceText} is less than a third of the usual ${usualText}. Send this quote?`,
      yes: t`SEND ${priceText}`,
      no: t`Go back`,
    })
  }

  return { confirmUnusual, question }
}

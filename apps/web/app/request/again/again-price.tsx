import type { QuoteLineView } from '@kakehashi/contract/requests/quote-lines'
import { dollarsOf, roundToCents } from '@kakehashi/domain/money'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { inDollars } from '../price.tsx'
import { Quantity } from '../price-per.tsx'
import styles from './again.module.css'

interface AgainPriceProps {
  /** Of one copy; absent where the office shows no prices. */
  line: QuoteLineView | undefined
  copies: number
}

/** What the list says. The quote decides. */
export function AgainPrice({ line, copies }: AgainPriceProps) {
  const isJapanese = useLanguage() === 'ja'
  return (
    <div className={styles.price} aria-live="polite">
      {line && (
        <p className={styles.sum}>
          <b>
            <Trans>Likely price</Trans>
          </b>
          <strong>{inDollars(dollarsOf(roundToCents(line.amount) * copies))}</strong>
        </p>
      )}
      {line && (
        <p>
          {(isJapanese && line.textJa) || line.text}:{' '}
          <Quantity count={line.quantity * copies} unit={line.unit} /> × {inDollars(line.unitPrice)}
        </p>
      )}
      <p>
        <Trans>Our quote tells you the exact price. You pay nothing until you accept it.</Trans>
      </p>
    </div>
  )
}

import type { QuoteLineView } from '@kakehashi/contract/requests/quote-lines'
import { roundToCents } from '@kakehashi/domain/money'
import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import { inDollars } from './price.tsx'
import { Quantity } from './price-per.tsx'
import styles from './quote-line-list.module.css'

interface QuoteLineListProps {
  lines: readonly QuoteLineView[] | undefined
  /** Dollars. After a refund that lowered the price, the lines no longer explain it. */
  total: number
}

/** What a price consists of; nothing if the quote has no lines. */
export function QuoteLineList({ lines, total }: QuoteLineListProps) {
  const { t } = useLingui()
  if (lines === undefined) return null
  const sum = lines.reduce((cents, { amount }) => cents + roundToCents(amount), 0)
  if (sum !== roundToCents(total)) return null
  return (
    <ul role="list" className={styles.lines} aria-label={t`What the price consists of`}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of a quote never change
        <Line key={index} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { line: QuoteLineView }) {
  const isJapanese = useLanguage() === 'ja'
  const { text, textJa, unit, quantity, unitPrice, amount } = line
  const isPlain = unit === 'each' && quantity === 1
  return (
    <li>
      <span>
        {(isJapanese && textJa) || text}
        {!isPlain && (
          <small>
            <Quantity count={quantity} unit={unit} /> × {inDollars(unitPrice)}
          </small>
        )}
      </span>
      <span>{inDollars(amount)}</span>
    </li>
  )
}

import { dollarsOf } from '@kakehashi/domain/money'
import { Trans } from '@lingui/react/macro'
import { inDollars } from '../../../../request/price.tsx'
import panel from '../../decision-panel.module.css'
import styles from './quote-lines.module.css'

interface LinesSetAsideProps {
  /** Cents. */
  sum: number
  difference: number
  onUse: () => void
  onAddDifference: () => void
}

/** Says that the quote has no lines, because another price was typed, and how it can have them. */
export function LinesSetAside({ sum, difference, onUse, onAddDifference }: LinesSetAsideProps) {
  const [sumText, differenceText] = [inDollars(dollarsOf(sum)), inDollars(dollarsOf(difference))]
  return (
    <div className={styles.aside}>
      <p aria-live="polite">
        <Trans>The lines add up to {sumText}. This quote is sent without them.</Trans>
      </p>
      <div className={panel.fills}>
        <button type="button" className={panel.fill} onClick={onUse}>
          <Trans>Use the lines: {sumText}</Trans>
        </button>
        <button type="button" className={panel.fill} onClick={onAddDifference}>
          {difference < 0 ? (
            <Trans>Add a discount of {differenceText}</Trans>
          ) : (
            <Trans>Add a line of {differenceText}</Trans>
          )}
        </button>
      </div>
    </div>
  )
}

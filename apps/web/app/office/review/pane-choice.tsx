import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './pane-choice.module.css'

export type Pane = 'original' | 'translation' | 'checks'

interface PaneChoiceProps {
  shown: Pane
  onChoose: (pane: Pane) => void
}

/**
 * Which pane is shown where not all have room. Buttons and not tabs: in a window of middle width
 * the translation is always beside the chosen one.
 */
export function PaneChoice({ shown, onChoose }: PaneChoiceProps) {
  const { t } = useLingui()
  const choice = (pane: Pane, label: ReactNode) => (
    <button
      type="button"
      className={
        pane === 'translation'
          ? styles.translation
          : pane === 'original'
            ? styles.original
            : undefined
      }
      aria-pressed={shown === pane}
      onClick={() => onChoose(pane)}
    >
      {label}
    </button>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not a fieldset: nothing is sent
    <div className={styles.choice} role="group" aria-label={t`Shown`}>
      {choice('original', <Trans>Original</Trans>)}
      {choice('translation', <Trans>Translation</Trans>)}
      {choice('checks', <Trans>Names and checklist</Trans>)}
    </div>
  )
}

import type { Stage } from '@kakehashi/domain/request/stage'
import { steps } from '@kakehashi/domain/request/progress'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '@kakehashi/ui/class-names'
import styles from './progress-line.module.css'
import { stepWords } from '../request-labels.ts'

interface ProgressLineProps {
  stage: Stage
  who?: { words: ReactNode; isReader: boolean } | undefined
  /** Where it stands, in one line. */
  what: string
  isStopped?: boolean | undefined
}

/** Who has to act now, and what this is about: the first thing anybody wants to know. */
export function ProgressLine({ stage, who, what, isStopped }: ProgressLineProps) {
  const { i18n } = useLingui()
  const number = steps.indexOf(stage) + 1
  const name = i18n._(stepWords[stage])
  return (
    <div>
      <p className={styles['who']}>
        {who && <b className={classNames(who.isReader && styles['reader'])}>{who.words}</b>}
        <span>
          {isStopped ? (
            <Trans>
              Stopped at step {number} of 7, {name}
            </Trans>
          ) : (
            <Trans>
              Step {number} of 7, {name}
            </Trans>
          )}
        </span>
      </p>
      <p className={classNames('serif', styles['what'])}>{what}</p>
    </div>
  )
}

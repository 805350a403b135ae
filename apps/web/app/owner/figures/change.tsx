import { classNames } from '@kakehashi/ui/class-names'
import { Trans } from '@lingui/react/macro'
import styles from './figures.module.css'

interface ChangeProps {
  now: number
  than: number
  /** Of the difference, without a sign. */
  format: (difference: number) => string
  /** Whether more is good; without it, the change is not judged. */
  better?: 'more' | 'less' | undefined
}

/** How much more or less, if both are known; a word and a sign say it as well as the colour. */
export function Change({ now, than, format, better }: ChangeProps) {
  const difference = now - than
  if (Number.isNaN(difference)) return null
  const text = format(Math.abs(difference))
  if (difference === 0 || text === format(0)) {
    return (
      <span>
        <Trans>no change</Trans>
      </span>
    )
  }
  const isMore = difference > 0
  const isGood = better === (isMore ? 'more' : 'less')
  return (
    <b className={classNames(better && (isGood ? styles.good : styles.bad))}>
      <span aria-hidden="true">{isMore ? '▲ ' : '▼ '}</span>
      {isMore ? <Trans>{text} more</Trans> : <Trans>{text} less</Trans>}
    </b>
  )
}

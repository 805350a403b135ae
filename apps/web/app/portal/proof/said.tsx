import type { RemarkView } from '@kakehashi/contract/requests/proof-view'
import { classNames } from '@kakehashi/ui/class-names'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'
import styles from './proof.module.css'

interface SaidProps {
  remark: RemarkView
  /** Not below its line, so it names the line. */
  isAlone?: boolean
}

/** A remark and what the office says about it. */
export function Said({ remark: { remark, about, madeAt, settled }, isAlone = false }: SaidProps) {
  const { officeDateAndTime } = useDates()
  const language = useLanguage()
  const made = officeDateAndTime(madeAt)
  const answered = settled ? officeDateAndTime(settled.at) : ''
  return (
    <div className={classNames(styles.said, isAlone && styles.alone)}>
      <p className={styles.by}>
        <Trans>You, {made}</Trans>
        {isAlone && about && ` · ${about.label[language]}`}
      </p>
      <p className={styles.words}>{remark}</p>
      {settled && (
        <>
          <p className={styles.by}>
            <Trans>Our office, {answered}</Trans>
          </p>
          <p className={styles.words}>
            <b>
              {settled.outcome === 'changing' ? (
                <Trans>We change it.</Trans>
              ) : (
                <Trans>It stays as it is.</Trans>
              )}
            </b>{' '}
            {settled.reply}
          </p>
        </>
      )}
    </div>
  )
}

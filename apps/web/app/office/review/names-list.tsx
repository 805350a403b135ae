import type { NameEntryView } from '@kakehashi/contract/requests/name-fields'
import { classNames } from '@kakehashi/ui/class-names'
import { Icon } from '@kakehashi/ui/icon'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useDates } from '../../i18n/use-dates.ts'
import styles from './review-side.module.css'

interface NamesListProps {
  entries: readonly NameEntryView[]
  /** Those that the current line names. */
  named: readonly NameEntryView[]
}

/** The names, dates and places as they have to be printed. They are changed on the request. */
export function NamesList({ entries, named }: NamesListProps) {
  const headingId = useId()
  const all = entries.length
  const confirmed = entries.filter((entry) => entry.confirmed).length
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h2 id={headingId}>
          <Trans>Names and dates</Trans>
        </h2>
        {all > 0 && (
          <span>
            <Trans>
              {confirmed} of {all} confirmed
            </Trans>
          </span>
        )}
      </div>
      {all === 0 ? (
        <p className={styles.none}>
          <Trans>No names are listed for this request.</Trans>
        </p>
      ) : (
        <ul role="list" className={styles.names}>
          {entries.map((entry) => (
            <Entry key={entry._id} entry={entry} isNamed={named.includes(entry)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Entry({ entry, isNamed }: { entry: NameEntryView; isNamed: boolean }) {
  const { t } = useLingui()
  const { officeDate } = useDates()
  return (
    <li className={classNames(isNamed && styles.named)} title={entry.label}>
      {entry.kind === 'person' && (
        <>
          <b>{[entry.family, entry.given].filter((part) => part !== '').join(' ')}</b>
          <span lang="ja">
            {[entry.kanjiFamily, entry.kanjiGiven].filter((part) => part !== '').join(' ')}
          </span>
          <span>{entry.bornOn && officeDate(entry.bornOn)}</span>
        </>
      )}
      {entry.kind === 'date' && (
        <>
          <b>{entry.label}</b>
          <span />
          <span>{officeDate(entry.day)}</span>
        </>
      )}
      {entry.kind === 'place' && (
        <>
          <b>{entry.english || entry.label}</b>
          <span lang="ja">{entry.japanese}</span>
          <span />
        </>
      )}
      {!entry.confirmed && (
        <Icon name="clock" label={t`Not confirmed`} className={styles.waiting} />
      )}
    </li>
  )
}

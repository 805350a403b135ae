import { listDate } from '@kakehashi/domain/calendar/date-formats'
import { languageFacts } from '@kakehashi/domain/language'
import { sources, type Source, type SourceId } from '@kakehashi/domain/marriage/sources'
import { useOffice } from '@kakehashi/layouts/office'
import { Trans } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './source-note.module.css'

export function Day({ day }: { day: string }) {
  const { timeZone } = useOffice()
  return <time dateTime={day}>{listDate(day, useLanguage(), timeZone)}</time>
}

/** The sources of a line, and when we last read them. */
export function SourceNote({ ids }: { ids: readonly SourceId[] }) {
  const { comma, hasSpaces } = languageFacts[useLanguage()]
  const read: Source[] = ids.map((id) => sources[id])
  const day = read[0]?.checked ?? ''
  const names = read.map((source, place) => (
    <span key={source.publisher.en + source.title.en}>
      {place > 0 && comma}
      <Publisher source={source} />
    </span>
  ))
  return (
    <p className={styles.note}>
      {names}
      <span className={styles.read}>
        {hasSpaces ? ' ' : ''}
        <Trans>
          (checked <Day day={day} />)
        </Trans>
      </span>
    </p>
  )
}

function Publisher({ source }: { source: Source }) {
  const language = useLanguage()
  const name = source.publisher[language]
  if (!source.isVerified) return <b className={styles.doubt}>{name}</b>
  return source.url === undefined ? name : <a href={source.url}>{name}</a>
}

/** All sources of the list, each with its date. */
export function SourceList({ ids }: { ids: readonly SourceId[] }) {
  const language = useLanguage()
  const { comma, colon } = languageFacts[language]
  return (
    <ul className={styles.list} role="list">
      {ids.map((id) => {
        const source: Source = sources[id]
        return (
          <li key={id} data-source={id}>
            <Publisher source={source} />
            {colon}
            {source.title[language]}
            {source.dated !== undefined && (
              <>
                {comma}
                <Day day={source.dated} />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

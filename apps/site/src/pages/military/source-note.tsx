import type { Language } from '@kakehashi/domain/language'
import { sources, type Source, type SourceId } from '@kakehashi/domain/marriage/sources'
import { Trans } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './source-note.module.css'

const englishDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: '2-digit',
})

/** Punctuation between names and titles, which differs by language. */
const marksIn = {
  en: { comma: ', ', colon: ': ', space: ' ' },
  ja: { comma: '、', colon: '：', space: '' },
}

/** 'Nov 15, 2026' in English, 2026年11月15日 in Japanese. */
function writtenDay(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (language === 'en') return englishDay.format(date)
  return `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日`
}

export function Day({ day }: { day: string }) {
  return <time dateTime={day}>{writtenDay(day, useLanguage())}</time>
}

/** The sources of a line, and when we last read them. */
export function SourceNote({ ids }: { ids: readonly SourceId[] }) {
  const marks = marksIn[useLanguage()]
  const read: Source[] = ids.map((id) => sources[id])
  const day = read[0]?.checked ?? ''
  const names = read.map((source, place) => (
    <span key={source.publisher.en + source.title.en}>
      {place > 0 && marks.comma}
      <Publisher source={source} />
    </span>
  ))
  return (
    <p className={styles.note}>
      {names}
      <span className={styles.read}>
        {marks.space}
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
  const marks = marksIn[language]
  return (
    <ul className={styles.list} role="list">
      {ids.map((id) => {
        const source: Source = sources[id]
        return (
          <li key={id} data-source={id}>
            <Publisher source={source} />
            {marks.colon}
            {source.title[language]}
            {source.dated !== undefined && (
              <>
                {marks.comma}
                <Day day={source.dated} />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

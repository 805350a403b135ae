import type { GlossaryTerm } from '@kakehashi/contract/glossary'
import styles from './glossary.module.css'

/** A term in both languages, with its note. */
export function TermText({ term }: { term: GlossaryTerm }) {
  const { english, japanese, reading, field, note } = term
  return (
    <div className={styles.term}>
      <b lang="ja">{japanese}</b>
      <span lang="en">{english}</span>
      {(reading ?? field) !== undefined && (
        <small>
          {reading !== undefined && <span lang="ja">{reading}</span>}
          {field !== undefined && <span>{field}</span>}
        </small>
      )}
      {note !== undefined && <small>{note}</small>}
    </div>
  )
}

import type { SentencePair as Pair } from '@kakehashi/domain/memory/mask-pair'
import { splitAtPlaceholders } from '@kakehashi/domain/memory/spans'
import { Fragment } from 'react'
import styles from './glossary.module.css'

/** Two sentences, with their placeholders marked. */
export function SentencePair({ pair: { english, japanese } }: { pair: Pair }) {
  return (
    <>
      <p className={styles.sentence} lang="ja">
        <Marked text={japanese} />
      </p>
      <p className={styles.sentence} lang="en">
        <Marked text={english} />
      </p>
    </>
  )
}

function Marked({ text }: { text: string }) {
  return splitAtPlaceholders(text).map((part, at) => (
    // The parts of a text have no other identity than their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>{at % 2 === 1 ? <mark>{part}</mark> : part}</Fragment>
  ))
}

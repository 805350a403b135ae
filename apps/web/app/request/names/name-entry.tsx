import type { NameEntryView } from '@kakehashi/contract/requests/name-fields'
import { Icon } from '@kakehashi/ui/icon'
import { classNames } from '@kakehashi/ui/class-names'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BothCalendars } from './both-calendars.tsx'
import { sourceTexts } from './name-texts.ts'
import styles from './names.module.css'

interface NameEntryProps {
  entry: NameEntryView
  /** The buttons of this reader. */
  children?: ReactNode
}

/** A person, a date or a place as it is printed, and whether it is confirmed. */
export function NameEntry({ entry, children }: NameEntryProps) {
  return (
    <li className={styles.entry}>
      <div className={styles.top}>
        <span className={styles.label}>{entry.label}</span>
        <State entry={entry} />
      </div>
      {entry.kind === 'person' && <Person entry={entry} />}
      {entry.kind === 'date' && (
        <p className={styles.name}>
          <BothCalendars day={entry.day} />
        </p>
      )}
      {entry.kind === 'place' && <Place entry={entry} />}
      {children && <div className={styles.buttons}>{children}</div>}
    </li>
  )
}

function State({ entry: { confirmed, isChangedSince } }: { entry: NameEntryView }) {
  if (confirmed) {
    const { name } = confirmed
    return (
      <span className={classNames(styles.state, styles.confirmed)}>
        <Icon name="check" />
        {confirmed.by === 'office' && name !== undefined ? (
          <Trans>Confirmed, noted by {name}</Trans>
        ) : (
          <Trans>Confirmed</Trans>
        )}
      </span>
    )
  }
  return (
    <span className={classNames(styles.state, styles.open)}>
      <Icon name={isChangedSince ? 'alert' : 'clock'} />
      {isChangedSince ? <Trans>Changed, confirm again</Trans> : <Trans>Not confirmed</Trans>}
    </span>
  )
}

type Of<Kind> = Extract<NameEntryView, { kind: Kind }>

function Person({ entry }: { entry: Of<'person'> }) {
  const { i18n } = useLingui()
  const { family, given, kanjiFamily, kanjiGiven, kanaFamily, kanaGiven, bornOn } = entry
  const kanji = joined(kanjiFamily, kanjiGiven)
  const kana = joined(kanaFamily, kanaGiven)
  return (
    <>
      <p className={styles.name} translate="no">
        {joined(family, given)}
      </p>
      <dl className={styles.facts}>
        <Fact label={<Trans>In kanji</Trans>}>{kanji && <span lang="ja">{kanji}</span>}</Fact>
        <Fact label={<Trans>In kana</Trans>}>{kana && <span lang="ja">{kana}</span>}</Fact>
        <Fact label={<Trans>Born</Trans>}>{bornOn && <BothCalendars day={bornOn} />}</Fact>
      </dl>
      <p className={styles.source}>{i18n._(sourceTexts[entry.source])}</p>
      {entry.isGivenWithOrder && (
        <p className={styles.source}>
          <Trans>Given by the customer with the order</Trans>
        </p>
      )}
    </>
  )
}

function Place({ entry: { japanese, kana, english } }: { entry: Of<'place'> }) {
  return (
    <>
      <p className={styles.name} translate="no">
        {english === '' ? <span lang="ja">{japanese}</span> : english}
      </p>
      <dl className={styles.facts}>
        <Fact label={<Trans>In Japanese</Trans>}>
          {english !== '' && <span lang="ja">{japanese}</span>}
        </Fact>
        <Fact label={<Trans>In kana</Trans>}>{kana && <span lang="ja">{kana}</span>}</Fact>
      </dl>
    </>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' ')

import type { ReadingView } from '@kakehashi/contract/documents/file-view'
import { Icon } from '@kakehashi/ui/icon'
import { Plural, Trans } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'
import styles from './readings.module.css'

/** Who else has read a document: the last reading, and all of them when opened. */
export function Readings({ readings }: { readings: readonly ReadingView[] | undefined }) {
  const [last, ...earlier] = readings ?? []
  if (!last) return null
  if (earlier.length === 0) {
    return (
      <p className={styles.readings}>
        <Reading reading={last} />
      </p>
    )
  }
  return (
    <details className={styles.readings}>
      <summary>
        <Icon name="next" />
        <span>
          <Reading reading={last} />{' '}
          <span className={styles.more}>
            <Plural value={earlier.length} one="and # time before" other="and # times before" />
          </span>
        </span>
      </summary>
      <ReadingList readings={earlier} />
    </details>
  )
}

export function ReadingList({ readings }: { readings: readonly ReadingView[] }) {
  return (
    <ol role="list" className={styles.list}>
      {readings.map((reading) => (
        <li key={`${reading.at} ${reading.by} ${reading.name ?? ''}`}>
          <Reading reading={reading} />
        </li>
      ))}
    </ol>
  )
}

/** 'Opened by the office, 16 Nov at 10:12'. Only owners get names. */
function Reading({ reading: { kind, by, name, at } }: { reading: ReadingView }) {
  const { shortDateAndTime } = useDates()
  const when = <time dateTime={at}>{shortDateAndTime(at)}</time>
  switch (kind) {
    case 'opened':
      if (name !== undefined)
        return (
          <Trans>
            Opened by {name}, {when}
          </Trans>
        )
      if (by === 'office') return <Trans>Opened by the office, {when}</Trans>
      return <Trans>Opened by your translator, {when}</Trans>
    case 'downloaded':
      if (name !== undefined)
        return (
          <Trans>
            Downloaded by {name}, {when}
          </Trans>
        )
      if (by === 'office') return <Trans>Downloaded by the office, {when}</Trans>
      return <Trans>Downloaded by your translator, {when}</Trans>
    case 'printed':
      if (name !== undefined)
        return (
          <Trans>
            Printed by {name}, {when}
          </Trans>
        )
      if (by === 'office') return <Trans>Printed by the office, {when}</Trans>
      return <Trans>Printed by your translator, {when}</Trans>
  }
}

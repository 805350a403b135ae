import type { WaitingNumber } from '@kakehashi/contract/waiting-numbers'
import { useNow } from '@kakehashi/ui/use-now'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { useDates } from '../../../i18n/use-dates.ts'
import { visitLabels } from './visit-labels.ts'
import styles from './waiting.module.css'

interface NumberListProps {
  title: ReactNode
  numbers: readonly WaitingNumber[]
  /** Said instead of a list without numbers. */
  empty?: ReactNode
  /** Behind each number: since when it waits, or what can be done with it. */
  renderMore?: (number: WaitingNumber) => ReactNode
}

export function NumberList({ title, numbers, empty, renderMore }: NumberListProps) {
  const { i18n } = useLingui()
  if (numbers.length === 0 && empty === undefined) return null
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {numbers.length === 0 ? (
        <p className={styles.hint}>{empty}</p>
      ) : (
        <ul className={styles.numbers}>
          {numbers.map((one) => (
            <li key={one._id}>
              <b className="serif">{one.number}</b>
              <span>{one.visit && i18n._(visitLabels[one.visit])}</span>
              {renderMore ? renderMore(one) : <Since moment={one.givenAt} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Since({ moment }: { moment: string }) {
  const { age } = useDates()
  return <time dateTime={moment}>{age(moment, useNow())}</time>
}

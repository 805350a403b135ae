import type { ShownNumbers } from '@kakehashi/contract/waiting-numbers'
import { Both } from './both.tsx'
import { filled, screenTexts } from './screen-texts.ts'
import styles from './waiting-screen.module.css'

interface CalledProps {
  called: ShownNumbers['called']
  /** When the latest call was made. */
  lastCall: string | undefined
}

/** The latest call is the largest, and is announced. */
export function Called({ called, lastCall }: CalledProps) {
  return (
    <section className={styles.called}>
      <h1>
        <Both words={called.length > 0 ? screenTexts.called : screenTexts.nobodyCalled} />
      </h1>
      <div aria-live="polite">
        {called.length > 0 && (
          <ol>
            {called.map(({ number, counter, calledAt }) => (
              // A call again is a new entry, so that it is marked and announced again.
              <li key={`${number} ${calledAt}`} data-new={calledAt === lastCall || undefined}>
                <b className="serif">{number}</b>
                <span className={styles.counter}>
                  <Both words={screenTexts.counter} /> <b>{counter}</b>
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

export function Next({ next, waiting, usualMinutes }: ShownNumbers) {
  return (
    <section className={styles.next}>
      <h2>
        <Both words={next.length > 0 ? screenTexts.next : screenTexts.nobodyWaits} />
      </h2>
      {next.length > 0 && (
        <ol>
          {next.map((number) => (
            <li key={number} className="serif">
              {number}
            </li>
          ))}
        </ol>
      )}
      <dl>
        {waiting > 0 && (
          <div>
            <dt>
              <Both words={screenTexts.waiting} />
            </dt>
            <dd>{waiting}</dd>
          </div>
        )}
        {usualMinutes !== undefined && (
          <div>
            <dt>
              <Both words={screenTexts.usualWait} />
            </dt>
            <dd>
              <Both words={filled(screenTexts.minutes, 'minutes', usualMinutes)} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

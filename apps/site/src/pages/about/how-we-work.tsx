import { Trans } from '@lingui/react/macro'
import narrow from './art/counter-narrow.svg'
import wide from './art/counter-wide.svg'
import styles from './how-we-work.module.css'

/** A drawing of the counter with a text below each of the three people. */
export function HowWeWork() {
  return (
    <section aria-labelledby="how-we-work">
      <picture className={styles.counter}>
        <source media="(min-width: 500px)" srcSet={wide} width={1440} height={300} />
        <img src={narrow} alt="" width={390} height={200} />
      </picture>
      <div className={styles.band}>
        <div className="wrap">
          <h2 id="how-we-work">
            <Trans>Two people work on every translation</Trans>
          </h2>
          <ol className={styles.three}>
            <li>
              <h3>
                <Trans>A translator</Trans>
              </h3>
              <p>
                <Trans>
                  translates everything: stamps, notes in the margin, and names as they are spelled
                  in the passport. If something cannot be read, we say so and do not guess.
                </Trans>
              </p>
            </li>
            <li>
              <h3>
                <Trans>A reviewer</Trans>
              </h3>
              <p>
                <Trans>
                  compares it with the original line by line. If anything is wrong, it goes back to
                  the translator.
                </Trans>
              </p>
            </li>
            <li>
              <h3>
                <Trans>The seal</Trans>
              </h3>
              <p>
                <Trans>
                  is added last, next to the translator’s signed statement. It shows that the office
                  is responsible for the translation.
                </Trans>
              </p>
            </li>
          </ol>
        </div>
      </div>
    </section>
  )
}

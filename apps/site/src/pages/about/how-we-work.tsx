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
            <Trans>Nobody here checks their own work</Trans>
          </h2>
          <ol className={styles.three}>
            <li>
              <h3>
                <Trans>A translator</Trans>
              </h3>
              <p>
                <Trans>
                  writes down all of it: every stamp, every note in the margin, and names as the
                  passport spells them. What cannot be read is marked as such, never guessed.
                </Trans>
              </p>
            </li>
            <li>
              <h3>
                <Trans>A second reader</Trans>
              </h3>
              <p>
                <Trans>
                  lays it beside the original and compares line by line. One wrong date, and it goes
                  back to the translator.
                </Trans>
              </p>
            </li>
            <li>
              <h3>
                <Trans>The seal</Trans>
              </h3>
              <p>
                <Trans>
                  is set last, beside the translator’s signed statement. From then on the office
                  answers for it.
                </Trans>
              </p>
            </li>
          </ol>
        </div>
      </div>
    </section>
  )
}

import { Trans } from '@lingui/react/macro'
import styles from './mission.module.css'

export function Mission() {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="mission">
      <h2 id="mission">
        <Trans>Our mission</Trans>
      </h2>
      <div className={styles.text}>
        <p className={styles.aim}>
          <Trans>
            To make sure that nobody, on or off base, is stopped by a language they cannot read.
          </Trans>
        </p>
        <p>
          <Trans>
            We work for service members and their families, for hospitals and for companies.
            Everyone gets the same care, and nobody pays more for being in a hurry.
          </Trans>
        </p>
      </div>
    </section>
  )
}

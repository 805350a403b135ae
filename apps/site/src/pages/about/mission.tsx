import { Trans } from '@lingui/react/macro'
import styles from './mission.module.css'

export function Mission() {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="mission">
      <h2 id="mission">
        <Trans>Our mission</Trans>
      </h2>
      <div className={styles.words}>
        <p className={styles.aim}>
          <Trans>
            That nobody, on either side of the gate, is stopped by a language they do not read.
          </Trans>
        </p>
        <p>
          <Trans>
            For the corporal with an affidavit, and for the family that waits for it. For the ward
            that has to know what was prescribed, and for the firm that has to sign. They all get
            the same care, and nobody pays more for being in a hurry.
          </Trans>
        </p>
      </div>
    </section>
  )
}

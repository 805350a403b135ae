import { Trans } from '@lingui/react/macro'
import { Seal } from '@kakehashi/ui/seal'
import styles from './belief.module.css'

export function Belief() {
  return (
    <section className={styles.band} aria-labelledby="belief">
      <div className="wrap">
        <Seal className={styles.seal} />
        <div className={styles.text}>
          <h2 id="belief">
            <Trans>What we believe</Trans>
          </h2>
          <p className={styles.creed}>
            <Trans>A good translation leaves the person who receives it with no questions.</Trans>
          </p>
          <p className={styles.why}>
            <Trans>
              Documents decide whether people can marry, get treatment or stay in a country. So we
              ask when we are not sure, and we tell you if we are not the right office for
              something.
            </Trans>
          </p>
        </div>
      </div>
    </section>
  )
}

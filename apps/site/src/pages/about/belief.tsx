import { Trans } from '@lingui/react/macro'
import { Seal } from '@kakehashi/ui/seal'
import styles from './belief.module.css'

export function Belief() {
  return (
    <section className={styles.band} aria-labelledby="belief">
      <div className="wrap">
        <Seal className={styles.seal} />
        <div className={styles.words}>
          <h2 id="belief">
            <Trans>What we believe</Trans>
          </h2>
          <p className={styles.creed}>
            <Trans>
              A translation is right when the person who receives it has nothing left to ask.
            </Trans>
          </p>
          <p className={styles.why}>
            <Trans>
              Papers decide whether people may marry, be treated, stay. So we would rather ask you
              once too often than guess once, and we say no when we are not the right office for
              something.
            </Trans>
          </p>
        </div>
      </div>
    </section>
  )
}

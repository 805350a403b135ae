import { useOffice } from '@kakehashi/layouts/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { OfficeSeal } from '@kakehashi/layouts/office-seal'
import styles from './belief.module.css'

export function Belief() {
  const { creed, text } = useOffice().belief
  const language = useLanguage()
  if (creed[language] + text[language] === '') return null
  return (
    <section className={styles.band} aria-labelledby="belief">
      <div className="wrap">
        <OfficeSeal className={styles.seal} />
        <div className={styles.text}>
          <h2 id="belief">
            <Trans>What we believe</Trans>
          </h2>
          {creed[language] && <p className={styles.creed}>{creed[language]}</p>}
          {text[language] && <p className={styles.why}>{text[language]}</p>}
        </div>
      </div>
    </section>
  )
}

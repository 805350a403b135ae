import { useOffice } from '@kakehashi/layouts/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import styles from './mission.module.css'

export function Mission() {
  const { aim, text } = useOffice().mission
  const language = useLanguage()
  if (aim[language] + text[language] === '') return null
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="mission">
      <h2 id="mission">
        <Trans>Our mission</Trans>
      </h2>
      <div className={styles.text}>
        {aim[language] && <p className={styles.aim}>{aim[language]}</p>}
        {text[language] && <p>{text[language]}</p>}
      </div>
    </section>
  )
}

import { useOffice } from '@kakehashi/layouts/office'
import { Trans } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './history.module.css'

export function History() {
  const { history } = useOffice()
  const language = useLanguage()
  if (history.length === 0) return null
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="history">
      <h2 id="history">
        <Trans>Our history</Trans>
      </h2>
      <ol className={styles.years}>
        {history.map(({ year, title, text }) => (
          <li key={`${year} ${title.en}`}>
            <p className={styles.year}>{year}</p>
            <h3>{title[language]}</h3>
            <p className={styles.what}>{text[language]}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

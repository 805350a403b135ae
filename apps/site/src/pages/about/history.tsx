import { office } from '@kakehashi/domain/office'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './history.module.css'

export function History() {
  const { founded, registered, atOwnCounter, online } = office.history
  const building = office.way.building[useLanguage()]
  const bridge = <span lang="ja">{office.localName.ja}</span>
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="history">
      <h2 id="history">
        <Trans>Our history</Trans>
      </h2>
      <ol className={styles.years}>
        <Year year={founded} title={<Trans>How we started</Trans>}>
          <Trans>
            We began by helping couples who were sent home from the city office because nobody had
            told them which document had to be in which language. Our name, {bridge}, means a
            bridge.
          </Trans>
        </Year>
        <Year year={registered} title={<Trans>Official registration</Trans>}>
          <Trans>
            We registered with the local consulate and joined the base translator list. The legal
            office and the hospital began to send people to us.
          </Trans>
        </Year>
        <Year year={atOwnCounter} title={<Trans>Our own counter</Trans>}>
          <Trans>
            We opened in {building}, where anyone with base access can walk in on a working day.
            Interpreters joined us for hospital visits, schools and meetings.
          </Trans>
        </Year>
        <Year year={online} title={<Trans>Requests online</Trans>}>
          <Trans>
            You can send documents, follow their progress and get your translation from anywhere.
            The same people still do the work.
          </Trans>
        </Year>
      </ol>
    </section>
  )
}

function Year({ year, title, children }: { year: number; title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <p className={styles.year}>{year}</p>
      <h3>{title}</h3>
      <p className={styles.what}>{children}</p>
    </li>
  )
}

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
        <Trans>How we came to be here</Trans>
      </h2>
      <ol className={styles.years}>
        <Year year={founded} title={<Trans>A borrowed desk</Trans>}>
          <Trans>
            It began with couples who came back from the city office because nobody had told them
            which paper had to be in which language. The name we took, {bridge}, is a bridge built
            across.
          </Trans>
        </Year>
        <Year year={registered} title={<Trans>On the lists</Trans>}>
          <Trans>
            We were registered with the local consulate and put on the base translator list. The
            legal office and the hospital began to send people to us.
          </Trans>
        </Year>
        <Year year={atOwnCounter} title={<Trans>A counter of our own</Trans>}>
          <Trans>
            In {building}, where whoever has base access can walk in on a working day. Interpreters
            joined us, for what is said and never written down: at a bedside, in a classroom, at a
            signing.
          </Trans>
        </Year>
        <Year year={online} title={<Trans>From your phone</Trans>}>
          <Trans>
            Papers can be sent, followed and fetched from wherever you are. They are still read by
            the same people.
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

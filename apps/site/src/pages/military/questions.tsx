import type { SourceId } from '@kakehashi/domain/marriage/sources'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '@kakehashi/ui/icon'
import styles from './questions.module.css'
import { SourceNote } from './source-note.tsx'

interface Question {
  id: string
  question: ReactNode
  answer: ReactNode
  sources: readonly SourceId[]
}

const questions: Question[] = [
  {
    id: 'witness',
    question: <Trans>Who can be our witness?</Trans>,
    answer: (
      <Trans>
        Any two adults: friends, parents, someone from your unit. Since April 1, 2022 that means 18
        or older; older pages still say 20. A witness who is not Japanese must also be an adult
        under the law of their own country.
      </Trans>
    ),
    sources: ['ichikawa-witnesses', 'kawagoe-marriage'],
  },
  {
    id: 'divorce',
    question: <Trans>One of us was divorced this year. Do we have to wait?</Trans>,
    answer: (
      <Trans>
        Not under Japanese law. The waiting time for women ended on April 1, 2024; pages that name
        100 days or six months are older. The affidavit still has to say that you are free to marry.
      </Trans>
    ),
    sources: ['iwaki-remarriage', 'toshima-register'],
  },
  {
    id: 'name',
    question: <Trans>How is an American name written on the form?</Trans>,
    answer: (
      <Trans>
        In katakana, family name first, then first and middle name without a dot or comma between
        them, and the same on every paper. We write it with you and you check how it sounds.
      </Trans>
    ),
    sources: ['embassy-names'],
  },
  {
    id: 'ceremony',
    question: <Trans>Does our wedding in the chapel count?</Trans>,
    answer: (
      <Trans>
        It is yours to celebrate, but the law does not see it. Only the form that a city office has
        accepted makes you a married couple, and nobody can marry you at the embassy.
      </Trans>
    ),
    sources: ['us-embassy'],
  },
  {
    id: 'notary',
    question: <Trans>Does the English translation need a notary?</Trans>,
    answer: (
      <Trans>
        Not for US immigration: the translator certifies that it is complete and accurate, and that
        they are competent to translate. Other offices may ask for more; tell us where it goes.
      </Trans>
    ),
    sources: ['us-regulation'],
  },
  {
    id: 'day',
    question: <Trans>Which day should we choose?</Trans>,
    answer: (
      <Trans>
        One on which everyone is open. City offices close on weekends, Japanese holidays and over
        the New Year, we close on weekends and American holidays. Order from us some days before.
      </Trans>
    ),
    sources: ['ginowan-closed', 'our-office'],
  },
]

export function Questions() {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="questions-title" data-faq>
      <h2 id="questions-title">
        <Trans>Questions couples ask</Trans>
      </h2>
      <div className={styles.list}>
        {questions.map(({ id, question, answer, sources }) => (
          <details key={id} className={styles.question}>
            <summary>
              {question}
              <Icon name="chevron" />
            </summary>
            <p>{answer}</p>
            <SourceNote ids={sources} />
          </details>
        ))}
      </div>
    </section>
  )
}

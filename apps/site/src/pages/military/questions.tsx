import type { SourceId } from '@kakehashi/domain/marriage/sources'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '@kakehashi/ui/icon'
import { WhichDay } from './office-lines.tsx'
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
        Any two adults, such as friends, parents or someone from your unit. Since April 1, 2022, an
        adult is 18 or older. Some older pages still say 20. A witness who is not Japanese must also
        be an adult under the law of their own country.
      </Trans>
    ),
    sources: ['ichikawa-witnesses', 'kawagoe-marriage'],
  },
  {
    id: 'divorce',
    question: <Trans>One of us was divorced this year. Do we have to wait?</Trans>,
    answer: (
      <Trans>
        Not under Japanese law. The waiting period for women ended on April 1, 2024. Pages that
        mention 100 days or six months are out of date. The affidavit must still say that you are
        free to marry.
      </Trans>
    ),
    sources: ['iwaki-remarriage', 'toshima-register'],
  },
  {
    id: 'name',
    question: <Trans>How is an American name written on the form?</Trans>,
    answer: (
      <Trans>
        In katakana, with the family name first, then the first and middle name without a dot or
        comma between them. Use the same spelling in every document. We write it with you, and you
        check how it sounds.
      </Trans>
    ),
    sources: ['embassy-names'],
  },
  {
    id: 'ceremony',
    question: <Trans>Does our wedding in the chapel count?</Trans>,
    answer: (
      <Trans>
        No. You are married only when a city office accepts your marriage form. You cannot marry at
        the embassy.
      </Trans>
    ),
    sources: ['us-embassy'],
  },
  {
    id: 'notary',
    question: <Trans>Does the English translation need a notary?</Trans>,
    answer: (
      <Trans>
        Not for US immigration. The translator certifies that it is complete and accurate, and that
        they are competent to translate. Other offices may ask for more, so tell us where you will
        use it.
      </Trans>
    ),
    sources: ['us-regulation'],
  },
  {
    id: 'day',
    question: <Trans>Which day should we choose?</Trans>,
    answer: <WhichDay />,
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

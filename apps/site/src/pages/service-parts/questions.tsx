import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '@kakehashi/ui/icon'
import styles from './questions.module.css'

interface QuestionsProps {
  items: readonly { question: ReactNode; answer: ReactNode }[]
}

/** Frequent questions. The structured data for search engines is read from this section. */
export function Questions({ items }: QuestionsProps) {
  return (
    <section className={`wrap ${styles.questions}`} data-faq aria-labelledby="questions">
      <h2 id="questions">
        <Trans>Frequently asked questions</Trans>
      </h2>
      <div>
        {items.map(({ question, answer }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list is static
          <details key={index}>
            <summary>
              {question}
              <Icon name="plus" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

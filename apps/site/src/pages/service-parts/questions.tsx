import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '@kakehashi/ui/icon'
import styles from './questions.module.css'

interface QuestionsProps {
  items: readonly { question: ReactNode; answer: ReactNode }[]
}

/** What people ask at the counter. Search engines read the same questions off this section. */
export function Questions({ items }: QuestionsProps) {
  return (
    <section className={`wrap ${styles['questions']}`} data-faq aria-labelledby="questions">
      <h2 id="questions">
        <Trans>What people ask us</Trans>
      </h2>
      <div>
        {items.map(({ question, answer }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- written once, in this order
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

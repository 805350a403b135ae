import { Trans } from '@lingui/react/macro'
import { Questions } from '../service-parts/questions.tsx'

export function BusinessQuestions() {
  return (
    <Questions
      items={[
        {
          question: <Trans>We need papers every week. How do we begin?</Trans>,
          answer: (
            <Trans>
              With one request that says so. We agree on terms, names and a usual day with you once,
              and keep to them afterwards.
            </Trans>
          ),
        },
        {
          question: <Trans>Can several of us follow a request?</Trans>,
          answer: (
            <Trans>
              Whoever sends a request sees it, its price and its messages; colleagues with other
              accounts do not. Choose one person, or one shared address, as your desk with us.
            </Trans>
          ),
        },
        {
          question: <Trans>Do you come to meetings?</Trans>,
          answer: (
            <Trans>
              Yes. Ask for an interpreter in the same request and add the agenda. For a whole day
              there will be two, taking turns, because nobody listens well for eight hours.
            </Trans>
          ),
        },
      ]}
    />
  )
}

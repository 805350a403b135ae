import { Trans } from '@lingui/react/macro'
import { Questions } from '../service-parts/questions.tsx'

export function BusinessQuestions() {
  return (
    <Questions
      items={[
        {
          question: <Trans>We need translations every week. How do we start?</Trans>,
          answer: (
            <Trans>
              Tell us in your first request. We agree on terms, names and a regular day with you,
              and follow them from then on.
            </Trans>
          ),
        },
        {
          question: <Trans>Can several people follow one request?</Trans>,
          answer: (
            <Trans>
              Only the account that sends a request can see it, with its price and messages. Choose
              one person or one shared e-mail address to send your requests.
            </Trans>
          ),
        },
        {
          question: <Trans>Do you come to meetings?</Trans>,
          answer: (
            <Trans>
              Yes. Ask for an interpreter in your request and add the agenda. For a whole day, two
              interpreters take turns.
            </Trans>
          ),
        },
      ]}
    />
  )
}

import { Trans } from '@lingui/react/macro'
import { Questions } from '../service-parts/questions.tsx'

export function InterpretationQuestions() {
  return (
    <Questions
      items={[
        {
          question: <Trans>Could my Japanese friend not do it?</Trans>,
          answer: (
            <Trans>
              For buying a lamp, gladly. For a diagnosis, a signature or a court, a friend softens
              bad news and skips what embarrasses. An interpreter is trained not to.
            </Trans>
          ),
        },
        {
          question: <Trans>Do you come off base?</Trans>,
          answer: (
            <Trans>
              Yes, across Okinawa. Write the address of the place in the request, and the price you
              are told includes the way there.
            </Trans>
          ),
        },
        {
          question: <Trans>Should I send papers beforehand?</Trans>,
          answer: (
            <Trans>
              Please do: the referral, the contract, the list of questions. An interpreter who has
              read them needs no second try at a name or a term.
            </Trans>
          ),
        },
      ]}
    />
  )
}

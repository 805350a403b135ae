import { Trans } from '@lingui/react/macro'
import { Questions } from '../service-parts/questions.tsx'

export function LegalQuestions() {
  return (
    <Questions
      items={[
        {
          question: <Trans>Does the translation need a notary?</Trans>,
          answer: (
            <Trans>
              For US immigration, no: the rule asks for the translator’s own signed statement, and
              we give it. A bank, a court or another country may want one. Ask the office that will
              receive the paper and tell us what they say.
            </Trans>
          ),
        },
        {
          question: <Trans>Is a photo from my phone good enough?</Trans>,
          answer: (
            <Trans>
              To begin, yes, if all four corners are in it and every stamp can be read. The office
              you hand the translation to will want to see the original beside it.
            </Trans>
          ),
        },
        {
          question: <Trans>Will every city office take it?</Trans>,
          answer: (
            <Trans>
              City offices in Okinawa ask for the translator’s name and signature or seal on the
              page, and ours carry them. Beyond that they differ. Tell us which one you will go to,
              and if a clerk asks for something else, call us from the counter.
            </Trans>
          ),
        },
      ]}
    />
  )
}

import { Trans } from '@lingui/react/macro'
import { useOfficeWords } from '../../parts/use-office-words.ts'
import { Questions } from '../service-parts/questions.tsx'

export function InterpretationQuestions() {
  const { region } = useOfficeWords()
  return (
    <Questions
      items={[
        {
          question: <Trans>Can a Japanese friend interpret instead?</Trans>,
          answer: (
            <Trans>
              For everyday things, yes. For a diagnosis, a contract or a court, use an interpreter.
              Friends tend to soften bad news and leave out embarrassing things. Interpreters are
              trained not to.
            </Trans>
          ),
        },
        {
          question: <Trans>Do you come off base?</Trans>,
          answer: (
            <Trans>
              Yes, anywhere in {region}. Give the address in your request. The quote includes
              travel.
            </Trans>
          ),
        },
        {
          question: <Trans>Should I send documents first?</Trans>,
          answer: (
            <Trans>
              Yes, please send the referral, the contract or your list of questions. Then the
              interpreter knows the names and terms.
            </Trans>
          ),
        },
      ]}
    />
  )
}

import { Trans } from '@lingui/react/macro'
import { Questions } from '../service-parts/questions.tsx'

export function TechnicalQuestions() {
  return (
    <Questions
      items={[
        {
          question: <Trans>May I send controlled or classified papers?</Trans>,
          answer: (
            <Trans>
              No. Nothing classified, export-controlled or marked for limited distribution may go
              through this site. Ask your security manager first, then call us.
            </Trans>
          ),
        },
        {
          question: <Trans>Our unit has its own words for things.</Trans>,
          answer: (
            <Trans>
              Good. Send the list or an older manual with your request; we follow it, and ask where
              it says two things.
            </Trans>
          ),
        },
        {
          question: <Trans>Who keeps our drawings?</Trans>,
          answer: (
            <Trans>
              Our staff can open them, and of the translators only the one who was given your
              request. They lie encrypted in our own store and are not given to anyone else.
            </Trans>
          ),
        },
      ]}
    />
  )
}

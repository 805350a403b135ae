import { Trans } from '@lingui/react/macro'
import { Questions } from '../service-parts/questions.tsx'

export function TechnicalQuestions() {
  return (
    <Questions
      items={[
        {
          question: <Trans>Can I send controlled or classified documents?</Trans>,
          answer: (
            <Trans>
              No. Nothing classified, export-controlled or marked for limited distribution may go
              through this site. Ask your security manager first, then call us.
            </Trans>
          ),
        },
        {
          question: <Trans>Can you use our own terms?</Trans>,
          answer: (
            <Trans>
              Send us your list or an older manual with your request. We will use your terms, and
              ask if something is not clear.
            </Trans>
          ),
        },
        {
          question: <Trans>Who keeps our drawings?</Trans>,
          answer: (
            <Trans>
              We do. Only our staff and the translator assigned to your request can open them. We
              keep them encrypted and do not give them to anyone else.
            </Trans>
          ),
        },
      ]}
    />
  )
}

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
              Not for US immigration. It asks for the translator’s signed statement, which we always
              include. A bank, a court or another country may ask for a notary. Check with the
              office that will receive the document and tell us.
            </Trans>
          ),
        },
        {
          question: <Trans>Is a photo from my phone good enough?</Trans>,
          answer: (
            <Trans>
              Yes, to start, if it shows all four corners and every stamp can be read. The office
              that receives the translation will also want to see the original.
            </Trans>
          ),
        },
        {
          question: <Trans>Will every city office accept it?</Trans>,
          answer: (
            <Trans>
              City offices in Japan ask for the translator’s name and signature or seal on the
              translation. Ours always have them. Other rules differ, so tell us which office you
              will go to. If a clerk asks for something else, call us from there.
            </Trans>
          ),
        },
      ]}
    />
  )
}

import { Trans } from '@lingui/react/macro'
import { Questions } from '../service-parts/questions.tsx'

export function MedicalQuestions() {
  return (
    <Questions
      items={[
        {
          question: <Trans>Can you read a doctor’s handwriting?</Trans>,
          answer: (
            <Trans>
              Often. Where we cannot, we say so in the translation and show the place. If the doctor
              can be asked, we tell you what to ask.
            </Trans>
          ),
        },
        {
          question: <Trans>Do you translate the pictures themselves?</Trans>,
          answer: (
            <Trans>
              We translate the report that belongs to an X-ray, a CT or an MRI, and the words
              printed on the pictures. The disc with the pictures goes to the hospital as it is.
            </Trans>
          ),
        },
        {
          question: <Trans>Could you come along to the hospital?</Trans>,
          answer: (
            <Trans>
              Yes, that is our interpreters’ work. Ask for both in one request, and the interpreter
              has read the record before you meet.
            </Trans>
          ),
        },
      ]}
    />
  )
}

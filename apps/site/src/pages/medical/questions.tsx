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
              Often. If we cannot, we mark the place in the translation and tell you what to ask the
              doctor.
            </Trans>
          ),
        },
        {
          question: <Trans>Do you translate the images too?</Trans>,
          answer: (
            <Trans>
              We translate the report of an X-ray, CT or MRI, and the words on the images. Take the
              disc with the images to the hospital as it is.
            </Trans>
          ),
        },
        {
          question: <Trans>Can you come to the hospital with us?</Trans>,
          answer: (
            <Trans>
              Yes, an interpreter can come with you. If you ask for both in one request, the
              interpreter reads the record first.
            </Trans>
          ),
        },
      ]}
    />
  )
}

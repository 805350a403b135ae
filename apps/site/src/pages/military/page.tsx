import { msg } from '@lingui/core/macro'
import { EightSteps } from './eight-steps.tsx'
import { Head, Promises } from './head.tsx'
import { Questions } from './questions.tsx'
import { Terms } from './terms.tsx'

export const title = msg`Military customers`
export const description = msg({
  message:
    'Translation on base in {region} for service members and their families: no expedite fee, walk-ins {openDays}, and help with the marriage form at one counter.',
})

export default function Military() {
  return (
    <>
      <Head />
      <Promises />
      <Terms />
      <EightSteps />
      <Questions />
    </>
  )
}

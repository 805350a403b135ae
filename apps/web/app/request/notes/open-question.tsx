import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { Trans } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'
import type { OfficeRequest } from '../request-views.ts'

interface OpenQuestionProps {
  request: OfficeRequest
  onAnswer: () => void
}

/** Says that the translator waits for an answer. */
export function OpenQuestion({ request: { askedAt }, onAnswer }: OpenQuestionProps) {
  const { officeDateAndTime } = useDates()
  if (askedAt === undefined) return null
  const when = officeDateAndTime(askedAt)
  return (
    <Alert
      kind="warning"
      title={<Trans>The translator waits for an answer</Trans>}
      action={
        <Button variant="line" size="small" onClick={onAnswer}>
          <Trans>Answer</Trans>
        </Button>
      }
    >
      <Trans>Asked on {when}. A note for the translator answers it.</Trans>
    </Alert>
  )
}

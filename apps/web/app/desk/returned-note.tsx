import { useDates } from '../i18n/use-dates.ts'
import type { DeskRequest } from '../request/request-views.ts'
import { Alert } from '@kakehashi/ui/alert'
import { Trans } from '@lingui/react/macro'

/** When and why the review returned the work. The earlier version is still in the documents. */
export function ReturnedNote({ request: { returned } }: { request: DeskRequest }) {
  const { officeDate } = useDates()
  if (returned === undefined) return null
  const day = officeDate(returned.at)
  return (
    <Alert kind="warning" title={<Trans>Returned by review on {day}</Trans>}>
      {returned.reason ?? <Trans>No reason was given. Ask the office if it is not clear.</Trans>}
    </Alert>
  )
}

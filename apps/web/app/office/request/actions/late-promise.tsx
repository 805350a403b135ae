import { useDates } from '../../../i18n/use-dates.ts'
import type { StageFormProps } from '../commands/use-request-commands.tsx'
import { Alert } from '@kakehashi/ui/alert'
import { Trans } from '@lingui/react/macro'
import { Reschedule } from './reschedule.tsx'
import styles from './other-actions.module.css'

/** A missed ready-by day comes first on the screen, with the form for a new day. */
export function LatePromise({ request, commands }: StageFormProps) {
  const { officeDate } = useDates()
  const { late } = request
  if (!late) return null
  const missed = officeDate(late.promisedOn)
  if (late.newDay !== undefined) {
    const newDay = officeDate(late.newDay)
    return (
      <Alert kind="warning" title={<Trans>Late: promised for {missed}</Trans>}>
        <Trans>The customer was given {newDay} as the new day.</Trans>
      </Alert>
    )
  }
  return (
    <div id="new-day" className={styles.newDay}>
      <Alert kind="warning" title={<Trans>Late: promised for {missed}</Trans>}>
        <Trans>The customer sees that it is late and waits for a new day.</Trans>
      </Alert>
      <Reschedule request={request} commands={commands} />
    </div>
  )
}

import type { StageFormProps } from '../commands/use-request-commands.tsx'
import { officeDate } from '@kakehashi/domain/calendar/date-formats'
import { Alert } from '@kakehashi/ui/alert'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { Reschedule } from './reschedule.tsx'
import styles from './other-actions.module.css'

/** A missed ready-by day comes first on the screen, with the form for a new day. */
export function LatePromise({ request, commands }: StageFormProps) {
  const language = useLanguage()
  const { late } = request
  if (!late) return null
  const missed = officeDate(late.promisedOn, language)
  if (late.newDay !== undefined) {
    const newDay = officeDate(late.newDay, language)
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

import type { ClosedDays } from '@kakehashi/domain/calendar/closed-days'
import { officeDate } from '@kakehashi/domain/calendar/date-formats'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useRemoveClosureMutation } from '../../api/settings-api.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Button } from '@kakehashi/ui/button'
import { ConfirmDialog } from '@kakehashi/ui/dialog'
import { showToast } from '@kakehashi/ui/toast'
import styles from './closures.module.css'

export function ClosureRow({ days }: { days: ClosedDays }) {
  const { t } = useLingui()
  const language = useLanguage()
  const daysId = useId()
  const [isAsking, setAsking] = useState(false)
  const [remove, { isLoading, error, reset }] = useRemoveClosureMutation()
  const { from, until, reason } = days
  const [first, last] = [officeDate(from, language), officeDate(until, language)]

  async function confirm() {
    const { error: refused } = await remove(days)
    if (refused) return showFailedCall(refused)
    setAsking(false)
    showToast.success(t`Closure removed`)
  }

  return (
    <li className={styles.row}>
      <b id={daysId}>
        {from === until ? (
          <time dateTime={from}>{first}</time>
        ) : (
          <Trans>
            <time dateTime={from}>{first}</time> to <time dateTime={until}>{last}</time>
          </Trans>
        )}
      </b>
      <span className={styles.why}>
        <span lang="en">{reason.en}</span>
        <span lang="ja">{reason.ja}</span>
      </span>
      <Button
        variant="line"
        size="small"
        aria-describedby={daysId}
        onClick={() => {
          reset()
          setAsking(true)
        }}
      >
        <Trans>REMOVE</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Remove this closure?`}
        confirmLabel={<Trans>REMOVE</Trans>}
        isBusy={isLoading}
        error={error && errorMessage(error)}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {from === until ? (
          <Trans>{first} will be a normal day again. The website is updated immediately.</Trans>
        ) : (
          <Trans>
            {first} to {last} will be normal days again. The website is updated immediately.
          </Trans>
        )}
      </ConfirmDialog>
    </li>
  )
}

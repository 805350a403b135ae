import type { ClosedPromise } from '@kakehashi/contract/requests/promises'
import type { ClosedDays } from '@kakehashi/domain/calendar/closed-days'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useDates } from '../../i18n/use-dates.ts'
import { errorMessage } from '../../api/client/base-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useRestoreMovedPromisesMutation } from '../../api/promises-api.ts'
import { useRemoveClosureMutation } from '../../api/settings-api.ts'
import { Button } from '@kakehashi/ui/button'
import { CheckboxField } from '@kakehashi/ui/field'
import { ConfirmDialog } from '@kakehashi/ui/dialog'
import { showToast } from '@kakehashi/ui/toast'
import { BrokenPromises } from './broken-promises.tsx'
import styles from './closures.module.css'

interface ClosureRowProps {
  days: ClosedDays
  /** Ready-by days on closed days, and those that were moved; undefined until they are loaded. */
  promises:
    | { readonly broken: readonly ClosedPromise[]; readonly moved: readonly ClosedPromise[] }
    | undefined
}

export function ClosureRow({ days, promises }: ClosureRowProps) {
  const { t } = useLingui()
  const { officeDate } = useDates()
  const daysId = useId()
  const [isAsking, setAsking] = useState(false)
  const [isRestoring, setRestoring] = useState(true)
  const [remove, removal] = useRemoveClosureMutation()
  const [restore, restoration] = useRestoreMovedPromisesMutation()
  const { from, until, reason } = days
  const within = ({ promisedOn }: ClosedPromise) => promisedOn >= from && promisedOn <= until
  const broken = promises?.broken.filter(within) ?? []
  const moved = promises?.moved.filter(within) ?? []
  const error = removal.error ?? restoration.error
  const [first, last] = [officeDate(from), officeDate(until)]

  async function confirm() {
    // First, because without its closure the row and this dialog are gone.
    if (isRestoring && moved.length > 0) {
      const seen = moved.map(({ request, promisedOn }) => ({ request, promisedOn }))
      const { error: failure } = await restore({ promises: seen })
      if (failure) return showFailedCall(failure)
    }
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
          removal.reset()
          restoration.reset()
          setRestoring(true)
          setAsking(true)
        }}
      >
        <Trans>REMOVE</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Remove this closure?`}
        confirmLabel={<Trans>REMOVE</Trans>}
        isBusy={removal.isLoading || restoration.isLoading}
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
        {moved.length > 0 && (
          <CheckboxField
            name="restore"
            label={
              <Plural
                value={moved.length}
                one="Put the # moved ready-by day back, and tell the customer"
                other="Put the # moved ready-by days back, and tell the customers"
              />
            }
            checked={isRestoring}
            onChange={(event) => setRestoring(event.target.checked)}
          />
        )}
      </ConfirmDialog>
      <BrokenPromises promises={broken} />
      {moved.length > 0 && (
        <p className={styles.moved}>
          <Plural
            value={moved.length}
            one="# ready-by day was moved because of this closure."
            other="# ready-by days were moved because of this closure."
          />
        </p>
      )}
    </li>
  )
}

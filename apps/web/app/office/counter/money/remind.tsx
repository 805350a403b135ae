import type { OpenBalance } from '@kakehashi/contract/money'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { useNow } from '@kakehashi/ui/use-now'
import { Trans, useLingui } from '@lingui/react/macro'
import { useChangeRequestsMutation } from '../../../api/bulk-api.ts'
import { showFailedCall } from '../../../api/client/failed-call.ts'
import { useDates } from '../../../i18n/use-dates.ts'
import styles from './money.module.css'

/** Mails the customer what is unpaid, at most once a day. Without an address, they are called. */
export function Remind({ balance }: { balance: OpenBalance }) {
  const { t } = useLingui()
  const { dayOf, officeDate } = useDates()
  const now = useNow()
  const [send, { isLoading }] = useChangeRequestsMutation()
  const { _id, version, name, remindedAt, hasEmail } = balance
  const when = remindedAt && officeDate(remindedAt)

  async function remind() {
    const { data, error } = await send({ action: 'remind', requests: [{ _id, version }] })
    if (error) return showFailedCall(error)
    const [refused] = data.refused
    if (refused) showToast.error(refused.message)
    else showToast.success(t`Reminder sent`)
  }

  if (!hasEmail) return <Trans>No e-mail address: please call.</Trans>
  if (remindedAt && dayOf(remindedAt) === dayOf(now)) return <Trans>Reminded today</Trans>
  return (
    <>
      <Button
        variant="line"
        size="small"
        icon="mail"
        isBusy={isLoading}
        busyLabel={t`Sending`}
        aria-label={t`Remind ${name}`}
        onClick={() => void remind()}
      >
        <Trans>REMIND</Trans>
      </Button>
      {when && (
        <small className={styles.line}>
          <Trans>Reminded {when}</Trans>
        </small>
      )}
    </>
  )
}

import type { PricedRequest } from '../../../request/request-views.ts'
import { Slip } from '../../../request/slip/slip.tsx'
import styles from '../../../request/slip/slip.module.css'
import { Button } from '@kakehashi/ui/button'
import { office } from '@kakehashi/domain/office'
import { Trans, useLingui } from '@lingui/react/macro'
import { officeHours } from '@kakehashi/domain/calendar/office-hours'
import { useLanguage } from '@kakehashi/ui/use-language'
import { QrCode } from '../../security/second-factor/qr-code.tsx'

/** One page to bring to the counter. Visible only in print. */
export function OrderSlip({ request }: { request: PricedRequest }) {
  const { t } = useLingui()
  return (
    <Slip request={request} title={t`Order slip`} foot={<OfficeFoot />}>
      <div className={styles.code}>
        <QrCode
          text={`${location.origin}/request/${request._id}`}
          label={t`QR code for this request`}
        />
        <p>
          <Trans>Scan to see the progress of your request</Trans>
        </p>
      </div>
    </Slip>
  )
}

function OfficeFoot() {
  const language = useLanguage()
  const { opens, closes, lunchFrom, lunchUntil } = officeHours(language)
  return (
    <div className={styles.foot}>
      <p>
        {office.address[language].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p>
        <span>
          <Trans>
            Monday to Friday, {opens} to {closes}
          </Trans>
        </span>
        <span>
          <Trans>
            Lunch {lunchFrom} to {lunchUntil}
          </Trans>
        </span>
        <span>
          <Trans>Closed Saturday, Sunday and American holidays</Trans>
        </span>
      </p>
      <p>
        <span>{office.phone}</span>
        <span>{office.email}</span>
      </p>
    </div>
  )
}

export function PrintSlip() {
  return (
    <Button variant="line" size="small" icon="document" onClick={() => print()}>
      <Trans>Print order slip</Trans>
    </Button>
  )
}

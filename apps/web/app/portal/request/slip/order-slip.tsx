import type { PricedRequest } from '../../../request/request-views.ts'
import { Slip } from '../../../request/slip/slip.tsx'
import styles from '../../../request/slip/slip.module.css'
import { Button } from '@kakehashi/ui/button'
import { hasLunch } from '@kakehashi/domain/calendar/office-calendar'
import { capitalised, closedDaysText, openDaysText } from '@kakehashi/domain/calendar/weekday-text'
import { addressLines } from '@kakehashi/domain/office'
import { Trans, useLingui } from '@lingui/react/macro'
import { useOffice, useOfficeHours } from '@kakehashi/layouts/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { QrCode } from '../../../request/qr-code/qr-code.tsx'

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
  const office = useOffice()
  const openDays = capitalised(openDaysText(office, language))
  const closedDays = closedDaysText(office, language)
  const { opens, closes, lunchFrom, lunchUntil } = useOfficeHours()
  return (
    <div className={styles.foot}>
      <p>
        {addressLines(office, language).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p>
        <span>
          <Trans>
            {openDays}, {opens} to {closes}
          </Trans>
        </span>
        {hasLunch(office) && (
          <span>
            <Trans>
              Lunch {lunchFrom} to {lunchUntil}
            </Trans>
          </span>
        )}
        {closedDays !== null && (
          <span>
            <Trans>Closed {closedDays}</Trans>
          </span>
        )}
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

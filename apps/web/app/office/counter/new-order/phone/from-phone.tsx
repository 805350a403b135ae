import { Button } from '@kakehashi/ui/button'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '../../../../i18n/use-dates.ts'
import { QrCode } from '../../../../request/qr-code/qr-code.tsx'
import { ArrivedFiles } from '../../../../request/uploads/arrived-files.tsx'
import type { PhoneLink } from './use-phone-link.ts'
import styles from './from-phone.module.css'

/** A code for the customer's phone, and the documents that come by it while the order is typed. */
export function FromPhone({ phone }: { phone: PhoneLink }) {
  const { t } = useLingui()
  const { timeOfDay } = useDates()
  const { code, items } = phone
  const until = code && timeOfDay(code.expiresAt)
  return (
    <>
      <ArrivedFiles label={t`From the phone`} items={items} onRemove={phone.leaveOut} />
      {code ? (
        <div className={styles.code}>
          <QrCode text={code.address} label={t`QR code for the customer’s phone`} />
          <p>
            <Trans>
              The customer scans this code and sends photos or files, until {until}. It ends when
              you take the order.
            </Trans>
          </p>
          <Button variant="line" size="small" onClick={phone.end}>
            <Trans>End the code</Trans>
          </Button>
        </div>
      ) : (
        <div>
          <Button
            variant="line"
            size="small"
            icon="photo"
            isBusy={phone.isOpening}
            busyLabel={t`Sending`}
            onClick={() => void phone.open()}
          >
            {phone.wasOpened ? <Trans>New code for a phone</Trans> : <Trans>From a phone</Trans>}
          </Button>
        </div>
      )}
      <output className="hush">
        {items.length > 0 && (
          <Plural
            value={items.length}
            one="# document has come from the phone"
            other="# documents have come from the phone"
          />
        )}
      </output>
    </>
  )
}

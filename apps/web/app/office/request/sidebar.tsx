import { useDates } from '../../i18n/use-dates.ts'
import type { OfficeRequest } from '../../request/request-views.ts'
import { TranslatorName } from './translator/translator.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { DeliveryText } from '../../request/delivery/delivery-text.tsx'
import { Price } from '../../request/price.tsx'
import { workWords } from '../../request/service-kind-texts.ts'
import { ServiceIcon } from '../../request/service-icon.tsx'
import { ServiceName } from '../../request/service-name.tsx'
import { SubmittedDetails } from '../../request/submitted-details.tsx'
import { Pill } from '@kakehashi/ui/pill'
import styles from './sidebar.module.css'

export function Sidebar({ request }: { request: OfficeRequest }) {
  const { t, i18n } = useLingui()
  const { officeDate } = useDates()
  const { requestItem, service, serviceKind, totalPrice, neededBy } = request
  // The day of an interpretation is the one that the customer named.
  const promisedOn =
    serviceKind === 'interpretation' && neededBy !== undefined ? undefined : request.promisedOn
  return (
    <SubmittedDetails
      request={request}
      layout="compact"
      title={<Trans>Request</Trans>}
      after={[
        {
          label: t`Ready by`,
          value: promisedOn && <time dateTime={promisedOn}>{officeDate(promisedOn)}</time>,
        },
        {
          label: t`Delivery`,
          value: serviceKind === 'translation' && <DeliveryText request={request} />,
        },
        {
          label: i18n._(workWords[request.serviceKind].person),
          value: <TranslatorName request={request} />,
        },
      ]}
    >
      <p className={styles.item}>
        <ServiceIcon name={requestItem} icon={request.serviceIcon} className={styles.icon} />
        <b className="serif">
          <ServiceName service={service} requestItem={requestItem} />
        </b>
        {totalPrice === 0 ? (
          <Pill tone="amber" icon="clock">
            <Price amount={totalPrice} />
          </Pill>
        ) : (
          <b>
            <Price amount={totalPrice} />
          </b>
        )}
      </p>
    </SubmittedDetails>
  )
}

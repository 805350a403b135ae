import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { lastFirst } from '@kakehashi/domain/people/people'
import { stageNameOf } from '@kakehashi/domain/request/stage'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useLingui } from '@lingui/react/macro'
import { deliveryLabel } from '../../request/delivery/delivery-labels.ts'
import styles from './bulk.module.css'

/** Names each request and how its customer gets it. A long list scrolls by itself. */
export function ChosenRequests({ requests }: { requests: readonly OfficeRequestItem[] }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- for scrolling with the keyboard
    <ul role="list" aria-label={t`Selected requests`} className={styles.names} tabIndex={0}>
      {requests.map((request) => (
        <li key={request._id}>
          <b>{lastFirst(request)}</b> <span>{request.orderNumber}</span>{' '}
          <span>
            {request.serviceKind === 'interpretation'
              ? stageNameOf('translate', request.serviceKind)[language]
              : i18n._(deliveryLabel(request.delivery))}
          </span>
        </li>
      ))}
    </ul>
  )
}

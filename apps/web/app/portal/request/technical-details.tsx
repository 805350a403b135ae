import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { CopyButton } from '@kakehashi/ui/copy-button'
import { Icon } from '@kakehashi/ui/icon'
import { Trans } from '@lingui/react/macro'
import styles from './technical-details.module.css'

/** The id, which people need only to report a problem. They quote the order number otherwise. */
export function TechnicalDetails({ request }: { request: RequestDetail }) {
  return (
    <details className={styles.details}>
      <summary>
        <Icon name="next" />
        <Trans>Technical details</Trans>
      </summary>
      <div className={styles.id}>
        <p>
          <Trans>ID of this request</Trans>
          <code translate="no">{request._id}</code>
        </p>
        <CopyButton text={request._id} />
      </div>
    </details>
  )
}

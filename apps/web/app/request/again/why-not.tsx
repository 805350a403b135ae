import type { AgainObstacle } from '@kakehashi/domain/request/order-again'
import { ButtonLink } from '@kakehashi/ui/button'
import { Trans } from '@lingui/react/macro'
import styles from './again.module.css'

interface WhyNotProps {
  obstacle: AgainObstacle
  serviceSlug?: string | undefined
}

/** Why an order cannot be repeated, and the way to the normal form. */
export function WhyNot({ obstacle, serviceSlug }: WhyNotProps) {
  const form = `/submitrequest${serviceSlug === undefined ? '' : `?service=${serviceSlug}`}`
  return (
    <div className={styles.sheet}>
      <p>
        <Reason obstacle={obstacle} />
      </p>
      <div>
        <ButtonLink variant="line" to={form}>
          <Trans>Go to the request form</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}

function Reason({ obstacle }: Pick<WhyNotProps, 'obstacle'>) {
  switch (obstacle) {
    case 'content-erased':
      return (
        <Trans>
          The files of this order have been deleted, as we do some time after every delivery. Please
          send the documents with a new request.
        </Trans>
      )
    case 'no-files':
      return (
        <Trans>
          There are no files left in this order. Please send the documents with a new request.
        </Trans>
      )
    case 'not-delivered':
      return <Trans>Only a translation that has been delivered can be ordered again.</Trans>
    case 'service-not-offered':
      return <Trans>We no longer offer this service. Please choose another one.</Trans>
    case 'customer-deleted':
      return <Trans>The account of this customer has been deleted.</Trans>
  }
}

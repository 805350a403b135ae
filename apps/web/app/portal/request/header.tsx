import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { requestPath, stagePath } from '@kakehashi/contract/screen-paths'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { lastFirst } from '@kakehashi/domain/people/people'
import { useDates } from '../../i18n/use-dates.ts'
import { AgainLink } from '../../request/again/again-links.tsx'
import { Price } from '../../request/price.tsx'
import { ServiceIcon } from '../../request/service-icon.tsx'
import { ServiceName } from '../../request/service-name.tsx'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { Icon } from '@kakehashi/ui/icon'
import styles from './header.module.css'

export function Header({ request }: { request: RequestDetail }) {
  const { t } = useLingui()
  const { detailDate } = useDates()
  const { orderNumber, createdAt, requestItem, service } = request
  const facts = [
    {
      label: t`Order`,
      value: <span className={styles.number}>{orderNumber}</span>,
    },
    {
      label: t`Sent`,
      value: <time dateTime={createdAt}>{detailDate(createdAt)}</time>,
    },
    ...(request.again
      ? [{ label: t`Again`, value: <AgainLink again={request.again} pathOf={requestPath} /> }]
      : []),
    ...(request.reader === 'desk'
      ? []
      : [{ label: t`Total`, value: <Price amount={request.totalPrice} /> }]),
  ]
  return (
    <div className={styles.head}>
      <BackLink request={request} />
      <h1>
        <ServiceIcon name={requestItem} icon={request.serviceIcon} className={styles.icon} />
        <span>
          <ServiceName service={service} requestItem={requestItem} />
        </span>
      </h1>
      <DefinitionList layout="strip" className={styles.facts} items={facts} />
    </div>
  )
}

/** A deleted customer has no page, so staff go back to the request's own screen. */
function officeBack(request: RequestDetail) {
  const isDeleted = request.reader === 'office' && request.customerDeletedAt !== undefined
  const to = isDeleted ? stagePath(request.stage, request._id) : `/admin/user/${request.user}`
  return [to, lastFirst(request)] as const
}

/** Where each kind of reader usually comes from. */
function BackLink({ request }: { request: RequestDetail }) {
  const [to, label] = {
    customer: ['/profile/myrequests', <Trans key="own">My Requests</Trans>] as const,
    office: officeBack(request),
    desk: ['/desk', <Trans key="desk">My desk</Trans>] as const,
  }[request.reader]
  return (
    <p className={styles.back}>
      <Link to={to}>
        <Icon name="left" />
        {label}
      </Link>
    </p>
  )
}

import { threadPath } from '@kakehashi/contract/screen-paths'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { stageNameOf } from '@kakehashi/domain/request/stage'
import { useOffice } from '@kakehashi/layouts/office'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { Link } from 'react-router'
import { fullName, listedName } from '@kakehashi/domain/people/people'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useDates } from '../../i18n/use-dates.ts'
import { CustomerLanguage } from '../../request/conversation/customer-language.tsx'
import { Waiting } from '../../request/conversation/waiting.tsx'
import { LastMessage } from '../../request/messages/last-message.tsx'
import { senderName } from '../../request/messages/sender-name.ts'
import { ServiceIcon } from '../../request/service-icon.tsx'
import { useUserInfo } from '../../session/session-slice.ts'
import { ServiceName } from '../../request/service-name.tsx'
import { classNames } from '@kakehashi/ui/class-names'
import { Pill } from '@kakehashi/ui/pill'
import { rowMark } from '../keys/row-keys.ts'
import styles from './message-row.module.css'
import { Age } from './row-parts.tsx'

/** A request in the inbox. */
export const MessageRow = memo(({ request }: { request: OfficeRequestItem }) => {
  const own = useUserInfo()?._id
  const office = useOffice()
  const language = useLanguage()
  const { listDate } = useDates()
  const { _id, stage, service, requestItem, orderNumber, createdAt, adminViewed } = request
  const { customerLanguage, awaitingReplySince, handler, handlerName } = request
  const customer = { sender: 'customer' as const, name: fullName(request, language) }
  const isUnread = !adminViewed || request.isMarkedUnread === true
  return (
    <Link
      {...rowMark}
      to={threadPath(_id)}
      className={classNames(styles.row, isUnread && styles.unread)}
    >
      <ServiceIcon name={requestItem} icon={request.serviceIcon} className={styles.icon} />
      <span className={styles.name}>
        <span>{listedName(request, language)}</span>
        {isUnread && (
          <Pill tone="seal" icon="mail">
            <Trans>Unread</Trans>
          </Pill>
        )}
        {awaitingReplySince !== undefined && <Waiting since={awaitingReplySince} />}
      </span>
      <span className={styles.what}>
        <ServiceName service={service} requestItem={requestItem} />
        <span>{orderNumber}</span>
        <span>{stageNameOf(stage, request.serviceKind)[language]}</span>
        <span>
          <CustomerLanguage language={customerLanguage} />
        </span>
        {handler !== undefined && (
          <span className={styles.handler}>
            {handler === own ? (
              <Trans>Assigned to you</Trans>
            ) : (
              <Trans>Assigned to {handlerName}</Trans>
            )}
          </span>
        )}
      </span>
      <span className={styles.lastMessage}>
        <LastMessage
          message={request.lastMessage}
          reader="office"
          from={senderName(customer, office, language, request.nameJa)}
          isNewRequest={isUnread}
        />
      </span>
      <span className={styles.came}>
        <time dateTime={createdAt}>{listDate(createdAt)}</time>
        <span>
          <Age request={request} />
        </span>
      </span>
    </Link>
  )
})

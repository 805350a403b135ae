import { threadPath } from '@kakehashi/contract/screen-paths'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { stageNameOf } from '@kakehashi/domain/request/stage'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { Link } from 'react-router'
import { listDate } from '@kakehashi/domain/calendar/date-formats'
import { listedName } from '@kakehashi/domain/people/people'
import { useLanguage } from '@kakehashi/ui/use-language'
import { LastMessage } from '../../request/messages/last-message.tsx'
import { ServiceIcon } from '../../request/service-icon.tsx'
import { ServiceName } from '../../request/service-name.tsx'
import { classNames } from '@kakehashi/ui/class-names'
import { Pill } from '@kakehashi/ui/pill'
import { rowMark } from '../keys/row-keys.ts'
import styles from './message-row.module.css'
import { Age } from './row-parts.tsx'

/** A request in the inbox. */
export const MessageRow = memo(({ request }: { request: OfficeRequestItem }) => {
  const language = useLanguage()
  const { _id, stage, service, requestItem, orderNumber, createdAt, adminViewed } = request
  return (
    <Link
      {...rowMark}
      to={threadPath(_id)}
      className={classNames(styles.row, !adminViewed && styles.unread)}
    >
      <ServiceIcon name={requestItem} icon={request.serviceIcon} className={styles.icon} />
      <span className={styles.name}>
        <span>{listedName(request, language)}</span>
        {!adminViewed && (
          <Pill tone="seal" icon="mail">
            <Trans>Unread</Trans>
          </Pill>
        )}
      </span>
      <span className={styles.what}>
        <ServiceName service={service} requestItem={requestItem} />
        <span>{orderNumber}</span>
        <span>{stageNameOf(stage, request.serviceKind)[language]}</span>
      </span>
      <span className={styles.lastMessage}>
        <LastMessage message={request.lastMessage} reader="office" />
      </span>
      <span className={styles.came}>
        <time dateTime={createdAt}>{listDate(createdAt, language)}</time>
        <span>
          <Age request={request} />
        </span>
      </span>
    </Link>
  )
})

import { stagePath } from '@kakehashi/contract/screen-paths'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { cancelledName } from '@kakehashi/domain/request/stage'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { Link } from 'react-router'
import { officeDate } from '@kakehashi/domain/calendar/date-formats'
import { listedName } from '@kakehashi/domain/people/people'
import { useLanguage } from '@kakehashi/ui/use-language'
import { ServiceIcon } from '../../request/service-icon.tsx'
import { ServiceName } from '../../request/service-name.tsx'
import { classNames } from '@kakehashi/ui/class-names'
import { rowMark } from '../keys/row-keys.ts'
import styles from './list-row.module.css'
import { Age, Answer, Balance, Due, QuestionMark, UnreadMark } from './row-parts.tsx'

/** A request in a stage list, with its translator and balance. */
export const ListRow = memo(({ request }: { request: OfficeRequestItem }) => {
  const language = useLanguage()
  const { _id, stage, service, requestItem, orderNumber, createdAt, isOverdue } = request
  return (
    <Link
      {...rowMark}
      to={stagePath(stage, _id)}
      className={classNames(styles.row, isOverdue && styles.late)}
    >
      <UnreadMark request={request} />
      <ServiceIcon name={requestItem} icon={request.serviceIcon} className={styles.icon} />
      <b className={styles.name}>{listedName(request, language)}</b>
      <span className={styles.what}>
        <ServiceName service={service} requestItem={requestItem} />
        <span className={styles.number}>{orderNumber}</span>
      </span>
      <span className={styles.notes}>
        <span className={styles.who}>
          {request.closedAt && <span>{cancelledName[language]}</span>}
          <Answer request={request} />
          <QuestionMark request={request} />
          {request.translatorName && (
            <span>
              <span className="hush">
                <Trans>Translator</Trans>{' '}
              </span>
              {request.translatorName}
            </span>
          )}
        </span>
        <span className={styles.owed}>
          <Balance request={request} />
        </span>
        <span className={styles.due}>
          <Due request={request} />
        </span>
      </span>
      <span className={styles.came}>
        <time dateTime={createdAt}>{officeDate(createdAt, language)}</time>
        <span>
          <Age request={request} />
        </span>
      </span>
    </Link>
  )
})

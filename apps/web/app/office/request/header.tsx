import { useDates } from '../../i18n/use-dates.ts'
import type { OfficeRequest } from '../../request/request-views.ts'
import { requestPath, stageListPath } from '@kakehashi/contract/screen-paths'
import { type Stage, stageNames } from '@kakehashi/domain/request/stage'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { lastFirst } from '@kakehashi/domain/people/people'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useNow } from '@kakehashi/ui/use-now'
import { AgainLink } from '../../request/again/again-links.tsx'
import { CustomerLanguage } from '../../request/conversation/customer-language.tsx'
import { Icon } from '@kakehashi/ui/icon'
import { PlaceInQueue } from './place-in-queue.tsx'
import styles from './header.module.css'

interface HeaderProps {
  stage: Stage
  request: OfficeRequest
}

export function Header({ stage, request }: HeaderProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { age, officeDate, officeDateAndTime } = useDates()
  const now = useNow()
  const { createdAt, orderNumber, dueOn, isOverdue } = request
  const due = dueOn && officeDate(dueOn)
  return (
    <div className={styles.head}>
      <nav className={styles.crumb} aria-label={t`Back to the list`}>
        <Link to={stageListPath(stage)}>
          <Icon name="left" />
          {stageNames[stage][language]}
        </Link>
        <PlaceInQueue stage={stage} requestId={request._id} />
      </nav>
      <h1>
        {lastFirst(request)}
        <span className="hush">,</span>{' '}
        <time dateTime={createdAt}>{officeDateAndTime(createdAt)}</time>
      </h1>
      <p className={styles.age}>
        <span className="hush">
          <Trans>Age:</Trans>{' '}
        </span>
        {age(createdAt, now)}
      </p>
      {isOverdue && due && (
        <p className={styles.late}>
          <Icon name="alert" />
          <Trans>Was due {due}</Trans>
        </p>
      )}
      {!isOverdue && due && (
        <p className={styles.due}>
          <Trans>Due {due}</Trans>
        </p>
      )}
      <p className={styles.language}>
        <CustomerLanguage language={request.customerLanguage} />
      </p>
      {request.again && (
        <p className={styles.language}>
          <Trans>Again:</Trans> <AgainLink again={request.again} pathOf={requestPath} />
        </p>
      )}
      <p className={styles.number} data-keep-visible>
        <Trans>
          Order <b>{orderNumber}</b>
        </Trans>
      </p>
    </div>
  )
}

import { stagePath } from '@kakehashi/contract/screen-paths'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { memo } from 'react'
import { Link } from 'react-router'
import { listedName } from '@kakehashi/domain/people/people'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useDates } from '../../i18n/use-dates.ts'
import { ServiceName } from '../../request/service-name.tsx'
import { classNames } from '@kakehashi/ui/class-names'
import { rowMark } from '../keys/row-keys.ts'
import styles from './column-row.module.css'
import { Age, Automatic, Balance, Due, QuestionMark, Translator, UnreadMark } from './row-parts.tsx'

/** A request in a narrow dashboard column. */
export const ColumnRow = memo(({ request }: { request: OfficeRequestItem }) => {
  const language = useLanguage()
  const { officeDate } = useDates()
  const { _id, stage, service, requestItem, createdAt, isOverdue } = request
  return (
    <Link
      {...rowMark}
      to={stagePath(stage, _id)}
      className={classNames(styles.row, isOverdue && styles.late)}
    >
      <UnreadMark request={request} />
      <b>{listedName(request, language)}</b>
      <span className={styles.age}>
        <Age request={request} />
      </span>
      <span className={styles.what}>
        <ServiceName service={service} requestItem={requestItem} />
      </span>
      <time dateTime={createdAt}>{officeDate(createdAt)}</time>
      <span className={styles.third}>
        <Translator request={request} />
        <Automatic request={request} />
        <Due request={request} />
        <Balance request={request} />
        <QuestionMark request={request} />
      </span>
    </Link>
  )
})

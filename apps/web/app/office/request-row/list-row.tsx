/* oxlint-disable jsx-a11y/prefer-tag-over-role -- some cells are grouped for phones, which a table element does not allow */
import { stagePath } from '@kakehashi/contract/screen-paths'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { cancelledName, stageNameOf } from '@kakehashi/domain/request/stage'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { Link } from 'react-router'
import { listedName } from '@kakehashi/domain/people/people'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useDates } from '../../i18n/use-dates.ts'
import { workWords } from '../../request/service-kind-texts.ts'
import { ServiceIcon } from '../../request/service-icon.tsx'
import { ServiceName } from '../../request/service-name.tsx'
import { useLanguagePair } from '../../request/use-language-pair.ts'
import { classNames } from '@kakehashi/ui/class-names'
import { rowMark } from '../keys/row-keys.ts'
import { isChoosable } from './bulk-actions.ts'
import { DocumentCount } from './document-count.tsx'
import styles from './list-row.module.css'
import { Age, Answer, Automatic, Balance, Due, QuestionMark, UnreadMark } from './row-parts.tsx'

interface ListRowProps {
  request: OfficeRequestItem
  isChosen: boolean
  /** The second argument is whether Shift was held. */
  onChoose: (id: string, isRange: boolean) => void
  /** For lists of several stages. */
  hasStage?: boolean
}

/** A request in a list: a card on a phone, a row of a table on a wide screen. */
export const ListRow = memo(({ request, isChosen, onChoose, hasStage = false }: ListRowProps) => {
  const language = useLanguage()
  const { officeDate } = useDates()
  const { t } = useLingui()
  const pair = useLanguagePair(request)
  const { _id, stage, service, requestItem, orderNumber, createdAt, isOverdue } = request
  const name = listedName(request, language)
  return (
    <div
      role="row"
      aria-selected={isChosen}
      className={classNames(styles.row, isOverdue && styles.late, isChosen && styles.chosen)}
      data-request={_id}
    >
      <span role="cell" className={styles.check}>
        {isChoosable(request) && (
          <input
            type="checkbox"
            aria-label={t`Select ${name}, ${orderNumber}`}
            checked={isChosen}
            onChange={({ nativeEvent }) =>
              onChoose(_id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        )}
      </span>
      <ServiceIcon name={requestItem} icon={request.serviceIcon} className={styles.icon} />
      <span role="rowheader" className={styles.name}>
        <UnreadMark request={request} />
        <Link {...rowMark} to={stagePath(stage, _id)}>
          {name}
        </Link>
      </span>
      <span className={styles.what}>
        <span role="cell" className={styles.service}>
          <ServiceName service={service} requestItem={requestItem} />
          {hasStage && <span>{stageNameOf(stage, request.serviceKind)[language]}</span>}
          {pair && <span className={styles.pair}>{pair}</span>}
        </span>
        <span role="cell" className={styles.number}>
          {orderNumber}
        </span>
      </span>
      <span role="cell" className={styles.size}>
        <DocumentCount request={request} />
      </span>
      <span className={styles.notes}>
        <span role="cell" className={styles.who}>
          {request.closedAt && <span>{cancelledName[language]}</span>}
          <Automatic request={request} />
          <Answer request={request} />
          <QuestionMark request={request} />
          <Assignee request={request} />
        </span>
        <span role="cell" className={styles.due}>
          <Due request={request} />
        </span>
        <span role="cell" className={styles.owed}>
          <Balance request={request} />
        </span>
      </span>
      <span role="cell" className={styles.came}>
        <time dateTime={createdAt}>{officeDate(createdAt)}</time>
        <span>
          <Age request={request} />
        </span>
      </span>
    </div>
  )
})

/** Unlike on the dashboard, also before the translation begins and after it ends. */
function Assignee({ request }: { request: OfficeRequestItem }) {
  const { stage, serviceKind, translatorName } = request
  const { i18n } = useLingui()
  const { person, unassigned } = workWords[serviceKind]
  if (translatorName) {
    return (
      <span>
        <span className="hush">{i18n._(person)} </span>
        {translatorName}
      </span>
    )
  }
  if (stage !== 'translate') return null
  return <span className={styles.nobody}>{i18n._(unassigned)}</span>
}

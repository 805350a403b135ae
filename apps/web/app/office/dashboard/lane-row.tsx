import { stagePath } from '@kakehashi/contract/screen-paths'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { listedName } from '@kakehashi/domain/people/people'
import { stageNameOf } from '@kakehashi/domain/request/stage'
import { useLanguage } from '@kakehashi/ui/use-language'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ServiceName } from '../../request/service-name.tsx'
import { UnreadMark } from '../request-row/row-parts.tsx'
import styles from './lane.module.css'

interface LaneRowProps {
  request: OfficeRequestItem
  /** The part of the screen to open, as '#new-day'. */
  hash?: string
  /** Shown after the service and the stage. */
  children: ReactNode
}

/** A request in one of the lists above the columns of the dashboard. */
export function LaneRow({ request, hash = '', children }: LaneRowProps) {
  const language = useLanguage()
  return (
    <Link to={stagePath(request.stage, request._id) + hash} className={styles.order}>
      <UnreadMark request={request} />
      <b>{listedName(request, language)}</b>
      <span>
        <ServiceName service={request.service} requestItem={request.requestItem} />
        <span>{stageNameOf(request.stage, request.serviceKind)[language]}</span>
        {children}
      </span>
    </Link>
  )
}

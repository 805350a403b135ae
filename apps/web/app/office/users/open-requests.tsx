import { stageNameOf } from '@kakehashi/domain/request/stage'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type AskedRequests, useListRequestsInfiniteQuery } from '../../api/requests-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { lastFirst } from '@kakehashi/domain/people/people'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './user-form.module.css'

/** Requests listed by name; the rest are only counted, so that the dialog fits on the screen. */
const listedCount = 6

interface OpenRequestsProps {
  asked: AskedRequests
  /** Total number of open requests. */
  count: number
  title: ReactNode
}

/** Open requests that a role change or deletion would affect. */
export function OpenRequests({ asked, count, title }: OpenRequestsProps) {
  const language = useLanguage()
  const query = useListRequestsInfiniteQuery(asked, { refetchOnMountOrArgChange: true })
  const rest = count - listedCount
  return (
    <div className={styles.open}>
      <p>
        <b>{title}</b>
      </p>
      <Loaded query={query} label={<Trans>Loading the requests</Trans>} lines={2}>
        {({ pages }) => (
          <ul>
            {pages
              .flatMap(({ items }) => items)
              .filter(({ isCompleted }) => !isCompleted)
              .slice(0, listedCount)
              .map((request) => (
                <li key={request._id}>
                  {request.orderNumber} {lastFirst(request)},{' '}
                  {stageNameOf(request.stage, request.serviceKind)[language]}
                </li>
              ))}
          </ul>
        )}
      </Loaded>
      {rest > 0 && (
        <p>
          <Plural value={rest} one="and # more" other="and # more" />
        </p>
      )}
    </div>
  )
}

import { stageListPath } from '@kakehashi/contract/screen-paths'
import { stageNames, type OpenStage } from '@kakehashi/domain/request/stage'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { errorMessage } from '../../api/client/base-api.ts'
import { useListRequestsInfiniteQuery } from '../../api/requests-api.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Alert } from '@kakehashi/ui/alert'
import { overdueFigure, type Dashboard } from '../../api/dashboard-api.ts'
import { Icon } from '@kakehashi/ui/icon'
import { Spinner } from '@kakehashi/ui/spinner'
import { columnMark } from '../keys/row-keys.ts'
import { ColumnRow } from '../request-row/column-row.tsx'
import { stageTexts } from '../../request/stage-texts.ts'
import styles from './columns.module.css'

interface ColumnProps {
  stage: OpenStage
  column: Dashboard['stages'][OpenStage]
}

/** Requests of one stage, newest first. Scrolling loads the rest of the list. */
export function Column({ stage, column }: ColumnProps) {
  const heading = useHeading(stage)
  const id = `stage-${stage}`
  const late = overdueFigure(column.overdue)
  return (
    <section className={styles.column} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <Link to={stageListPath(stage)}>{breakable(heading)}</Link>
        </h2>
        <span className={styles.count}>{column.count}</span>
        {column.overdue > 0 && (
          <Link to={`${stageListPath(stage)}?overdue=1`} className={styles.late}>
            <Icon name="alert" />
            <span>
              <Trans>
                {late}
                <span className={styles.word}> overdue</span>
              </Trans>
            </span>
          </Link>
        )}
      </header>
      {column.newest.length === 0 ? (
        <p className={styles.empty}>
          <Trans>No requests at this stage.</Trans>
        </p>
      ) : (
        <Rows stage={stage} column={column} />
      )}
    </section>
  )
}

function useHeading(stage: OpenStage): string {
  const { i18n } = useLingui()
  const { column } = stageTexts[stage]
  const name = stageNames[stage][useLanguage()]
  return column ? i18n._(column) : name
}

/** Allows 'Delivery/Pickup' to wrap only after the slash. */
function breakable(name: string): ReactNode {
  const [first, second] = name.split('/')
  return second === undefined ? (
    name
  ) : (
    <>
      {first}/<wbr />
      {second}
    </>
  )
}

function Rows({ stage, column }: ColumnProps) {
  const { t } = useLingui()
  const [isScrolled, setScrolled] = useState(false)
  const query = useListRequestsInfiniteQuery({ stage }, { skip: !isScrolled })
  const { data, isFetching, hasNextPage, fetchNextPage } = query
  const requests = data?.pages.flatMap(({ items }) => items) ?? column.newest
  const hasMore = data ? hasNextPage : column.next !== undefined
  const end = useRef<HTMLLIElement>(null)

  useEffect(() => {
    const { current } = end
    if (!current || query.isError) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        if (!isScrolled) setScrolled(true)
        else if (!isFetching) void fetchNextPage()
      },
      { root: current.parentElement, rootMargin: '0px 0px 100% 0px' },
    )
    watch.observe(current)
    return () => watch.disconnect()
  })

  const name = useHeading(stage)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable list must be reachable by keyboard
    <ul role="list" tabIndex={0} aria-label={t`${name}, newest first`} {...columnMark}>
      {requests.map((request) => (
        <li key={request._id}>
          <ColumnRow request={request} />
        </li>
      ))}
      {hasMore && (
        <li ref={end} className={styles.end}>
          {query.isError ? (
            <Alert
              kind="error"
              isRetrying={isFetching}
              onRetry={() => void (data ? fetchNextPage() : query.refetch())}
            >
              {errorMessage(query.error)}
            </Alert>
          ) : (
            <Spinner label={<Trans>Loading more requests</Trans>} />
          )}
        </li>
      )}
    </ul>
  )
}

import type { Stage } from '@kakehashi/domain/request/stage'
import { Trans } from '@lingui/react/macro'
import { useDashboardQuery } from '../../api/dashboard-api.ts'
import type { AskedRequests } from '../../api/requests-api.ts'
import type { LongQuery } from '../../layouts/use-long-pages.tsx'

interface CountProps {
  stage: Stage
  asked: AskedRequests
  /** What is loaded of the band and of the list below it. */
  queries: readonly Pick<LongQuery<unknown>, 'data' | 'hasNextPage'>[]
}

/**
 * How many requests the list has. Only whole stages have a counter; with a filter, the rows that
 * are loaded are counted.
 */
export function Count({ stage, asked, queries }: CountProps) {
  const count = useDashboardQuery(0).data?.stages[stage].count
  const isFiltered = Object.keys(asked).some((name) => name !== 'stage' && name !== 'sort')
  if (asked.stage === stage && !isFiltered) {
    return count === undefined ? null : <Trans>{count} in all</Trans>
  }
  if (queries.some(({ data }) => !data)) return null
  const items = queries.flatMap(({ data }) => data?.pages.flatMap((page) => page.items) ?? [])
  const shown = items.length
  if (queries.some(({ hasNextPage }) => hasNextPage)) return <Trans>more than {shown}</Trans>
  // The other lists of a stage are no part of its number.
  return asked.stage === stage && count !== undefined ? (
    <Trans>
      {shown} shown of {count}
    </Trans>
  ) : (
    <Trans>{shown} shown</Trans>
  )
}

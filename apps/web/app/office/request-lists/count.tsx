import type { Stage } from '@kakehashi/domain/request/stage'
import { Trans } from '@lingui/react/macro'
import { useDashboardQuery } from '../../api/dashboard-api.ts'
import type { AskedRequests } from '../../api/requests-api.ts'
import type { LongQuery } from '../../layouts/long-list.tsx'

interface CountProps {
  stage: Stage
  asked: AskedRequests
  query: Pick<LongQuery<unknown>, 'data' | 'hasNextPage'>
}

/**
 * How many requests the list has. Only whole stages have a counter; with a filter, the rows that
 * are loaded are counted.
 */
export function Count({ stage, asked, query: { data, hasNextPage } }: CountProps) {
  const count = useDashboardQuery(0).data?.stages[stage].count
  const { stage: list, ...filters } = asked
  const isWhole = list === stage && Object.keys(filters).length === 0
  if (isWhole) return count === undefined ? null : <Trans>{count} in all</Trans>
  if (!data) return null
  const shown = data.pages.reduce((sum, { items }) => sum + items.length, 0)
  if (hasNextPage) return <Trans>more than {shown}</Trans>
  // The other lists of a stage are no part of its number.
  return list === stage && count !== undefined ? (
    <Trans>
      {shown} shown of {count}
    </Trans>
  ) : (
    <Trans>{shown} shown</Trans>
  )
}

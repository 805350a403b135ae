/* oxlint-disable jsx-a11y/prefer-tag-over-role -- some cells are grouped for phones, which a table element does not allow */
import { msg } from '@lingui/core/macro'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import type { RequestSort } from '@kakehashi/contract/requests/requests'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { Loaded } from '../../layouts/loaded.tsx'
import { type LongQuery, useLongPages } from '../../layouts/use-long-pages.tsx'
import { useRowKeys } from '../keys/row-keys.ts'
import { useKeys } from '../keys/use-keys.ts'
import { ListRow } from '../request-row/list-row.tsx'
import { isChoosable } from '../request-row/bulk-actions.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BulkOutcome } from './bulk-outcome.tsx'
import styles from './request-table.module.css'
import { TableHeads } from './table-heads.tsx'
import { useBulkChange } from './use-bulk-change.ts'
import { useSelection } from './use-selection.ts'

interface RequestTableProps {
  /** Names the table. */
  label: string
  query: LongQuery<OfficeRequestItem>
  /** Above the rest; its requests are not in the query. */
  band?: { readonly rows: readonly OfficeRequestItem[]; readonly head: ReactNode } | undefined
  sort?: RequestSort | undefined
  canSortByDue?: boolean
  hasStage?: boolean
  hasAnswers?: boolean
  empty: ReactNode
}

/** Requests of any number as a table, of which several can be chosen and changed at once. */
export function RequestTable(props: RequestTableProps) {
  const { label, query, band, sort, empty } = props
  const { canSortByDue = false, hasStage = false, hasAnswers = false } = props
  const { t } = useLingui()
  const pages = useLongPages<OfficeRequestItem, HTMLDivElement>(query, {
    moreLabel: t`Loading more requests`,
    isEndless: true,
  })
  const rest = query.data?.pages.flatMap(({ items }) => items) ?? []
  const rows = [...(band?.rows ?? []), ...rest]
  const selection = useSelection(rows)
  const bulk = useBulkChange()
  const table = useRef<HTMLDivElement>(null)
  const focus = useRowKeys(table)
  useKeys([{ key: 'x', label: msg`Select the row`, do: () => chooseFocused(selection.toggle) }])

  const row = (request: OfficeRequestItem) => (
    <ListRow
      key={request._id}
      request={request}
      isChosen={selection.chosen.has(request._id)}
      onChoose={selection.toggle}
      hasStage={hasStage}
    />
  )
  return (
    <>
      {bulk.outcome && <BulkOutcome outcome={bulk.outcome} onClose={bulk.dismiss} />}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only tracks focus */}
      <div ref={table} className={styles.sheet} {...focus}>
        {selection.chosen.size > 0 && (
          <BulkBar
            selection={selection}
            isSending={bulk.isSending}
            onAct={(action) =>
              void bulk.run(action, selection.chosen).then((isSent) => isSent && selection.clear())
            }
          />
        )}
        <Loaded query={pages.shown} label={<Trans>Loading the requests</Trans>} lines={10}>
          {() =>
            rows.length === 0 ? (
              empty
            ) : (
              <>
                <div role="table" aria-label={label} className={styles.table}>
                  <TableHeads
                    sort={sort}
                    canSortByDue={canSortByDue}
                    hasAnswers={hasAnswers}
                    selection={selection}
                    count={rows.filter(isChoosable).length}
                  />
                  {band && band.rows.length > 0 && (
                    <>
                      <div role="rowgroup">
                        <GroupHead>{band.head}</GroupHead>
                        {band.rows.map(row)}
                      </div>
                      {rest.length > 0 && (
                        <div role="rowgroup">
                          <GroupHead>
                            <b>
                              <Trans>The rest</Trans>
                            </b>
                            <span>
                              <Trans>newest first</Trans>
                            </span>
                          </GroupHead>
                        </div>
                      )}
                    </>
                  )}
                  {rest.length > 0 && (
                    <div role="rowgroup" ref={pages.list}>
                      {rest.map(row)}
                    </div>
                  )}
                </div>
                {pages.more}
              </>
            )
          }
        </Loaded>
      </div>
    </>
  )
}

const columns = 9

function GroupHead({ children }: { children: ReactNode }) {
  return (
    <div role="row" className={styles.group}>
      <span role="cell" aria-colspan={columns}>
        {children}
      </span>
    </div>
  )
}

/** `x` chooses the row with the focus. */
function chooseFocused(toggle: (id: string, isRange: boolean) => void): boolean {
  const row = document.activeElement?.closest<HTMLElement>('[data-request]')
  const id = row?.dataset['request']
  if (id === undefined) return false
  toggle(id, false)
  return true
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- some cells are grouped for phones, which a table element does not allow */
import type { RequestSort } from '@kakehashi/contract/requests/requests'
import { classNames } from '@kakehashi/ui/class-names'
import { Icon } from '@kakehashi/ui/icon'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFilterChoice } from './filter-parts.tsx'
import styles from './request-table.module.css'
import type { Selection } from './use-selection.ts'

interface TableHeadsProps {
  /** Absent if the order of the list is fixed. */
  sort: RequestSort | undefined
  canSortByDue: boolean
  /** In the list of payments, what the customer has answered to the quote is shown. */
  hasAnswers: boolean
  selection: Selection
  /** How many rows can be selected. */
  count: number
}

/** The heads of the columns. A phone shows the first and the last. */
export function TableHeads(props: TableHeadsProps) {
  const { sort, canSortByDue, hasAnswers, selection, count } = props
  const { t } = useLingui()
  const isSome = selection.chosen.size > 0
  const isAll = isSome && selection.chosen.size >= count
  return (
    <div role="rowgroup">
      <div role="row" className={styles.heads}>
        <span role={count > 0 ? 'columnheader' : 'cell'} className={styles.check}>
          {count > 0 && (
            <input
              type="checkbox"
              aria-label={t`Select all rows`}
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = isSome && !isAll
              }}
              onChange={selection.toggleAll}
            />
          )}
        </span>
        <span role="columnheader" className={styles.name}>
          <Trans>Name</Trans>
        </span>
        <span role="columnheader" className={styles.wide}>
          <Trans>Service</Trans>
        </span>
        <span role="columnheader" className={styles.wide}>
          <Trans>Order</Trans>
        </span>
        <span role="columnheader" className={classNames(styles.wide, styles.end)}>
          <Trans>Pages</Trans>
        </span>
        <span role="columnheader" className={styles.wide}>
          {hasAnswers ? <Trans context="to a quote">Answer</Trans> : <Trans>Translator</Trans>}
        </span>
        {sort && canSortByDue ? (
          <SortHead
            orders={['due', '-due']}
            sort={sort}
            className={styles.wide}
            label={<Trans>Due</Trans>}
          />
        ) : (
          <span role="columnheader" className={styles.wide}>
            <Trans>Due</Trans>
          </span>
        )}
        <span role="columnheader" className={classNames(styles.wide, styles.end)}>
          <Trans>Balance</Trans>
        </span>
        {/* Misspelled in the specification; kept because the office is used to it. */}
        {sort ? (
          <SortHead
            orders={['-created', 'created']}
            sort={sort}
            className={styles.end}
            label={<Trans>Recieved</Trans>}
          />
        ) : (
          <span role="columnheader" className={styles.end}>
            <Trans>Recieved</Trans>
          </span>
        )}
      </div>
    </div>
  )
}

interface SortHeadProps {
  /** The order of the first press, and that of the second. */
  orders: readonly [RequestSort, RequestSort]
  sort: RequestSort
  className: string | undefined
  label: ReactNode
}

/** Sorts by its column; a second press turns the order round, a third one restores newest first. */
function SortHead({ orders: [first, second], sort, className, label }: SortHeadProps) {
  const choose = useFilterChoice()
  const isMine = sort === first || sort === second
  const isDescending = sort.startsWith('-')
  const next = sort === first ? second : sort === second ? '-created' : first
  return (
    <span
      role="columnheader"
      className={className}
      aria-sort={isMine ? (isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => choose('sort', next === '-created' ? '' : next)}
      >
        {label}
        {isMine && <Icon name="chevron" className={isDescending ? undefined : styles.up} />}
      </button>
    </span>
  )
}

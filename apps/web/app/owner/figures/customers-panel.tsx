import { branches, findSources } from '@kakehashi/domain/people/people'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Figures } from '../../api/figures-api.ts'
import { branchLabels, findSourceLabels } from '../../forms/people-labels.ts'
import { listAddress } from './address-of.ts'
import { BarRows } from './bar-rows.tsx'
import { compare } from './compared.ts'
import { type ComparedRow, useComparedColumns } from './compared-columns.tsx'
import { Panel } from './panel.tsx'

/** How new customers found the office, and how many came again. */
export function FoundPanel({ figures }: { figures: Figures }) {
  const { t, i18n } = useLingui()
  const rows: ComparedRow[] = [
    ...[...findSources, 'UNKNOWN' as const]
      .map((source) => ({
        key: source,
        name: source === 'UNKNOWN' ? t`Not said` : i18n._(findSourceLabels[source]),
        values: compare(figures, ({ found }) => found[source] ?? 0),
      }))
      .filter(isAnything)
      .toSorted((one, other) => other.values.period - one.values.period),
    {
      key: 'again',
      name: t`Came again`,
      values: compare(figures, ({ returningCustomers }) => returningCustomers),
    },
  ]
  const { newCustomers, returningCustomers } = figures.period
  const orders = newCustomers + returningCustomers
  return (
    <Panel
      title={t`Where customers come from`}
      list={{
        to: listAddress(figures.period, { list: 'ordered' }),
        label: <Trans>Requests</Trans>,
      }}
      rows={rows}
      rowKey={({ key }) => key}
      columns={useComparedColumns(<Trans>Found us through</Trans>, String)}
      keys={
        orders > 0 && (
          <span>
            <Trans>
              <b>{newCustomers}</b> first requests, <b>{returningCustomers}</b> of customers who
              came again
            </Trans>
          </span>
        )
      }
      empty={rows.every((row) => !isAnything(row)) && <Trans>Nothing was ordered.</Trans>}
    >
      <BarRows rows={rows} format={String} />
    </Panel>
  )
}

/** Requests by the branch of their customer. */
export function BranchesPanel({ figures }: { figures: Figures }) {
  const { t, i18n } = useLingui()
  const rows = branches
    .map((branch) => ({
      key: branch,
      name: i18n._(branchLabels[branch]),
      values: compare(figures, (sums) => sums.branches[branch] ?? 0),
    }))
    .filter(isAnything)
    .toSorted((one, other) => other.values.period - one.values.period)
  return (
    <Panel
      title={t`Requests by branch`}
      list={{
        to: listAddress(figures.period, { list: 'ordered' }),
        label: <Trans>Requests</Trans>,
      }}
      rows={rows}
      rowKey={({ key }) => key}
      columns={useComparedColumns(<Trans>Branch</Trans>, String)}
      empty={rows.length === 0 && <Trans>Nothing was ordered.</Trans>}
    >
      <BarRows rows={rows} format={String} />
    </Panel>
  )
}

function isAnything({ values }: ComparedRow): boolean {
  return values.period + values.before + values.yearBefore > 0
}

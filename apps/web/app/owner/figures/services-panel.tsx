import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Figures } from '../../api/figures-api.ts'
import { useServiceNames } from '../../request/service-name.tsx'
import { listAddress } from './address-of.ts'
import { BarRows } from './bar-rows.tsx'
import { compare, keysIn } from './compared.ts'
import { type ComparedRow, useComparedColumns } from './compared-columns.tsx'
import { Panel } from './panel.tsx'

/** Which services grow and which shrink, by what was ordered. */
export function ServicesPanel({ figures }: { figures: Figures }) {
  const { t } = useLingui()
  const language = useLanguage()
  const names = useServiceNames()
  const japanese = new Map(names?.map(({ _id, nameJa }) => [_id, nameJa]))
  const nameOf = (id: string) => {
    const name = figures.services.find(({ _id }) => _id === id)?.name ?? t`Deleted service`
    return (language === 'ja' && japanese.get(id)) || name
  }
  const rows = keysIn(figures, ({ services }) => services)
    .map((service) => ({
      key: service,
      name: nameOf(service),
      values: compare(figures, ({ services }) => services[service] ?? 0),
      to: listAddress(figures.period, { list: 'ordered', service }),
    }))
    .toSorted(
      (one, other) => other.values.period - one.values.period || growth(other) - growth(one),
    )
  return (
    <Panel
      title={t`Services ordered`}
      list={{
        to: listAddress(figures.period, { list: 'ordered' }),
        label: <Trans>Requests</Trans>,
      }}
      isTall
      rows={rows}
      rowKey={({ key }) => key}
      columns={useComparedColumns(<Trans>Service</Trans>, String)}
      empty={rows.length === 0 && <Trans>Nothing was ordered.</Trans>}
    >
      <BarRows rows={rows} format={String} extra={growthText} />
    </Panel>
  )
}

const growth = ({ values }: ComparedRow) => values.period - values.before

/** '+3', '-2': against the period before. */
function growthText(row: ComparedRow): string {
  const more = growth(row)
  if (more === 0) return ''
  return more > 0 ? `(+${more})` : `(−${-more})`
}

import { classNames } from '@kakehashi/ui/class-names'
import type { Column } from '@kakehashi/ui/table'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { Figures } from '../../api/figures-api.ts'
import { listAddress } from './address-of.ts'
import styles from './charts.module.css'
import { RowName } from './row-name.tsx'
import { Panel } from './panel.tsx'
import { type TranslatorRow, useTranslatorRows } from './use-translator-rows.ts'
import { useDayCount } from './use-day-count.ts'

/** Who has how much in hand now, and what they did in the period. */
export function TranslatorsPanel({ figures }: { figures: Figures }) {
  const { t } = useLingui()
  const rows = useTranslatorRows(figures)
  const columns = useWorkColumns(figures)
  const most = Math.max(...rows.map(({ inHand }) => inHand), 1)
  const working = rows.filter(({ inHand }) => inHand > 0)
  const average = working.reduce((sum, { inHand }) => sum + inHand, 0) / (working.length || 1)
  const share = (count: number) => `${(100 * count) / most}%`
  const isOver = ({ inHand }: TranslatorRow) => inHand >= 3 && inHand > 1.5 * average
  return (
    <Panel
      title={t`Translators`}
      list={{ to: '/admin/translatorlist', label: <Trans>All translators</Trans> }}
      rows={rows}
      rowKey={({ key }) => key}
      columns={columns}
      keys={
        <>
          <span>
            <span className={`${styles.swatch} ${styles.solid}`} />
            <Trans>Requests in hand now</Trans>
          </span>
          <span>
            <span className={`${styles.swatch} ${styles.solid} ${styles.over}`} />
            <Trans>Half more than the average</Trans>
          </span>
          <span>
            <span className={styles.mark} />
            <Trans>Average</Trans>
          </span>
        </>
      }
      empty={rows.length === 0 && <Trans>Nobody translates yet.</Trans>}
    >
      <ul role="list" className={styles.bars}>
        {rows.map((row) => (
          <li key={row.key}>
            <RowName name={row.name} to={row.to} />
            <span className={styles.value}>
              <b className={classNames(isOver(row) && styles.loaded)}>
                <Plural value={row.inHand} one="# in hand" other="# in hand" />
                {isOver(row) && (
                  <>
                    {' '}
                    <Trans>(far above the average)</Trans>
                  </>
                )}
              </b>
              <small>
                <Done row={row} />
              </small>
            </span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={classNames(styles.bar, styles.solid, isOver(row) && styles.over)}
                style={{ inlineSize: share(row.inHand) }}
                hidden={row.inHand === 0}
              />
              <span className={styles.tick} style={{ insetInlineStart: share(average) }} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Done({ row: { period } }: { row: TranslatorRow }) {
  const days = useDayCount()
  const { translated, averageDays, returned } = period
  if (translated === 0) return <Trans>nothing translated in the period</Trans>
  const time = days(averageDays)
  return (
    <Trans>
      {translated} translated in {time} each, {returned} returned
    </Trans>
  )
}

function useWorkColumns({ period }: Figures): readonly Column<TranslatorRow>[] {
  const days = useDayCount()
  const linked = (row: TranslatorRow, list: 'ended' | 'returned', count: number) =>
    row.id === undefined || count === 0 ? (
      count
    ) : (
      <Link to={listAddress(period, { list, translator: row.id })}>{count}</Link>
    )
  return [
    { key: 'name', header: <Trans>Translator</Trans>, cell: ({ name }) => name },
    {
      key: 'in-hand',
      header: <Trans>In hand now</Trans>,
      isNumber: true,
      cell: (row) => row.inHand,
    },
    {
      key: 'started',
      header: <Trans>Begun</Trans>,
      isNumber: true,
      cell: (row) => row.period.started,
    },
    {
      key: 'translated',
      header: <Trans>Translated</Trans>,
      isNumber: true,
      cell: (row) => linked(row, 'ended', row.period.translated),
    },
    {
      key: 'translated-before',
      header: <Trans>Period before; year before</Trans>,
      isNumber: true,
      cell: ({ before, yearBefore }) => `${before.translated}; ${yearBefore.translated}`,
    },
    {
      key: 'days',
      header: <Trans>Days each</Trans>,
      isNumber: true,
      cell: (row) => (row.period.translated > 0 ? days(row.period.averageDays) : '–'),
    },
    {
      key: 'days-before',
      header: <Trans>Period before; year before</Trans>,
      isNumber: true,
      cell: ({ before, yearBefore }) =>
        [before, yearBefore]
          .map((work) => (work.translated > 0 ? days(work.averageDays) : '–'))
          .join('; '),
    },
    {
      key: 'returned',
      header: <Trans context="figures">Returned</Trans>,
      isNumber: true,
      cell: (row) => linked(row, 'returned', row.period.returned),
    },
    {
      key: 'returned-before',
      header: <Trans>Period before; year before</Trans>,
      isNumber: true,
      cell: ({ before, yearBefore }) => `${before.returned}; ${yearBefore.returned}`,
    },
  ]
}

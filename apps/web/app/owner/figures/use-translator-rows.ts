import type { FigureSums } from '@kakehashi/contract/figures'
import { useLingui } from '@lingui/react/macro'
import type { Figures } from '../../api/figures-api.ts'
import { keysIn } from './compared.ts'

type Work = FigureSums['translators'][string]

export interface TranslatorRow {
  readonly key: string
  /** Without one: those who were deleted, and nobody. */
  readonly id?: string | undefined
  readonly name: string
  readonly to?: string | undefined
  readonly inHand: number
  readonly period: Work
  readonly before: Work
  readonly yearBefore: Work
}

const none: Work = { started: 0, translated: 0, averageDays: 0, returned: 0 }

/** Whoever has most in hand first. */
export function useTranslatorRows(figures: Figures): readonly TranslatorRow[] {
  const { t } = useLingui()
  const { translators, now } = figures
  const known = new Map(translators.map(({ _id, name }) => [_id, name]))
  const counted = keysIn(figures, (sums) => sums.translators)
  const keys = new Set([...known.keys(), ...counted, ...Object.keys(now.inHand)])
  return [...keys]
    .map((key): TranslatorRow => {
      const isPerson = key.includes('-')
      return {
        key,
        id: isPerson ? key : undefined,
        to: isPerson ? `/admin/translatorlist/${key}` : undefined,
        name: known.get(key) ?? (key === 'none' ? t`Nobody yet` : t`Former translators`),
        inHand: now.inHand[key] ?? 0,
        period: figures.period.translators[key] ?? none,
        before: figures.before.translators[key] ?? none,
        yearBefore: figures.yearBefore.translators[key] ?? none,
      }
    })
    .toSorted(
      (one, other) => other.inHand - one.inHand || other.period.translated - one.period.translated,
    )
}

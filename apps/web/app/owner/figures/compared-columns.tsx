import type { Column } from '@kakehashi/ui/table'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Compared } from './compared.ts'

export interface ComparedRow {
  readonly key: string
  readonly name: string
  readonly values: Compared
  /** The list behind the row. */
  readonly to?: string | undefined
}

/** The period, the one before and the same one a year before, side by side. */
export function useComparedColumns(
  first: ReactNode,
  format: (value: number) => string,
): readonly Column<ComparedRow>[] {
  const { t } = useLingui()
  const headers = { period: t`Period`, before: t`Before`, yearBefore: t`A year before` }
  return [
    { key: 'name', header: first, cell: ({ name }) => name },
    ...(['period', 'before', 'yearBefore'] as const).map((part) => ({
      key: part,
      header: headers[part],
      isNumber: true,
      cell: ({ values }: ComparedRow) => format(values[part]),
    })),
  ]
}

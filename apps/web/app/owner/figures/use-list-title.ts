import { stageNames } from '@kakehashi/domain/request/stage'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useLingui } from '@lingui/react/macro'
import type { FigureListQuery } from '../../api/figures-api.ts'

/** What is in a list behind a figure. */
export function useListTitle({ list, stage = 'translate' }: FigureListQuery): string {
  const { t } = useLingui()
  const language = useLanguage()
  const name = stageNames[stage][language]
  const titles: Readonly<Record<FigureListQuery['list'], string>> = {
    taken: t`Payments`,
    refunded: t`Refunds`,
    ready: t`Ready in the period`,
    late: t`Ready too late`,
    ordered: t`Requests of the period`,
    declined: t`Quotes declined`,
    ended: t`How long it took: ${name}`,
    returned: t`Returned to the translator`,
  }
  return titles[list]
}

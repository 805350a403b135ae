import type { DeskRequestItem } from '@kakehashi/contract/requests/request-view'
import { useLingui } from '@lingui/react/macro'
import { stageTextsOf } from '../request/service-kind-texts.ts'

interface Task {
  readonly what: string
  /** True if the request waits for the translator. */
  readonly isYours: boolean
}

/** The translator's next task on a request, or who it waits for. */
export function useTask({
  stage,
  closedAt,
  serviceKind,
}: Pick<DeskRequestItem, 'stage' | 'closedAt' | 'serviceKind'>): Task {
  const { t, i18n } = useLingui()
  if (closedAt !== undefined) return { what: t`Cancelled, nothing to do`, isYours: false }
  return {
    what: i18n._(stageTextsOf(stage, serviceKind).forTranslator),
    isYours: stage === 'translate',
  }
}

import type { DeskRequestItem } from '@kakehashi/contract/requests/request-view'
import { useLingui } from '@lingui/react/macro'

interface Task {
  readonly what: string
  /** True if the request waits for the translator. */
  readonly isYours: boolean
}

/** The translator's next task on a request, or who it waits for. */
export function useTask({ stage, closedAt }: Pick<DeskRequestItem, 'stage' | 'closedAt'>): Task {
  const { t } = useLingui()
  if (closedAt !== undefined) return { what: t`Cancelled, nothing to do`, isYours: false }
  switch (stage) {
    case 'quote':
      return { what: t`The office makes the quote`, isYours: false }
    case 'payment':
      return { what: t`Begins when the customer has paid`, isYours: false }
    case 'translate':
      return { what: t`Translate it and hand in the PDF`, isYours: true }
    case 'review':
      return { what: t`Handed in, the office reviews it`, isYours: false }
    case 'delivery':
      return { what: t`Finished, ready for the customer`, isYours: false }
    case 'complete':
      return { what: t`With the customer`, isYours: false }
  }
}

import type { SeenRequest } from '../request-views.ts'
import { useLingui } from '@lingui/react/macro'

interface Turn {
  /** Shown beside the status. */
  who: string
  /** Shown below the current step. */
  waiting: string
  isReader: boolean
}

/** Whose turn it is, worded for the reader; undefined if nobody has to act. */
export function useWhoseTurn({ actsNow, reader }: SeenRequest): Turn | undefined {
  const { t } = useLingui()
  if (actsNow === undefined) return undefined
  if (reader === 'customer') {
    return actsNow === 'customer'
      ? { who: t`You act now`, waiting: t`Waiting for you`, isReader: true }
      : { who: t`We act now`, waiting: t`With us`, isReader: false }
  }
  if (reader === 'desk' && actsNow === 'translator') {
    return { who: t`You act now`, waiting: t`Waiting for you`, isReader: true }
  }
  return {
    customer: {
      who: t`The customer acts now`,
      waiting: t`Waiting for the customer`,
      isReader: false,
    },
    office: { who: t`The office acts now`, waiting: t`With the office`, isReader: true },
    translator: {
      who: t`The translator acts now`,
      waiting: t`With the translator`,
      isReader: false,
    },
  }[actsNow]
}

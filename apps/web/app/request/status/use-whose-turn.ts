import type { SeenRequest } from '../request-views.ts'
import { useLingui } from '@lingui/react/macro'
import { workWords } from '../service-kind-texts.ts'

interface Turn {
  /** Shown beside the status. */
  who: string
  /** Shown below the current step. */
  waiting: string
  isReader: boolean
}

/** Whose turn it is, worded for the reader; undefined if nobody has to act. */
export function useWhoseTurn({ actsNow, reader, serviceKind }: SeenRequest): Turn | undefined {
  const { t, i18n } = useLingui()
  const { waitsFor, withPerson } = workWords[serviceKind]
  if (actsNow === undefined) return undefined
  if (reader === 'customer') {
    return actsNow === 'customer'
      ? { who: t`Your turn`, waiting: t`Waiting for you`, isReader: true }
      : { who: t`Our turn`, waiting: t`With us`, isReader: false }
  }
  if (reader === 'desk' && actsNow === 'translator') {
    return { who: t`Your turn`, waiting: t`Waiting for you`, isReader: true }
  }
  return {
    customer: {
      who: t`Waiting for the customer`,
      waiting: t`Waiting for the customer`,
      isReader: false,
    },
    office: { who: t`Waiting for the office`, waiting: t`With the office`, isReader: true },
    translator: {
      who: i18n._(waitsFor),
      waiting: i18n._(withPerson),
      isReader: false,
    },
  }[actsNow]
}

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface LineWords {
  /** Whom it concerns, where it does not concern everybody. */
  whose?: ReactNode
  lead: ReactNode
  text: ReactNode
}

export const american = <Trans>US citizen</Trans>
export const japanese = <Trans>Japanese citizen</Trans>
export const other = <Trans>Another nationality</Trans>

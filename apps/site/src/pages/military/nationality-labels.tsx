import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface LineWords {
  /** Whom the line applies to, if not everybody. */
  whose?: ReactNode
  lead: ReactNode
  text: ReactNode
}

export const american = <Trans>US citizen</Trans>
export const japanese = <Trans>Japanese citizen</Trans>
export const other = <Trans>Another nationality</Trans>

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './technical-line.module.css'

/**
 * The specification's words for an error, with its status or message. Small, because they help the
 * office on the phone more than the reader.
 */
export function TechnicalLine({ children }: { children: ReactNode }) {
  return (
    <p className={styles.technical}>
      <Trans>Unexpected Application Error!</Trans> {children}
    </p>
  )
}

import { useOffice } from '@kakehashi/layouts/office'
import { withSeal } from '../../seo/seal-svg.ts'
import narrowBridge from './art/bridge-narrow.svg?raw'
import wideBridge from './art/bridge-wide.svg?raw'
import styles from './bridge.module.css'

/**
 * Inlined, because as a separate picture it would delay the largest contentful paint. Hidden from
 * screen readers, because it only decorates the text.
 */
export function Bridge({ className }: { className?: string | undefined }) {
  const { seal } = useOffice()
  return (
    <div className={className} aria-hidden="true">
      {/* oxlint-disable-next-line react/no-danger -- our own drawings and the seal, whose path the contract checks */}
      <div
        className={styles.narrow}
        dangerouslySetInnerHTML={{ __html: withSeal(narrowBridge, seal) }}
      />
      {/* oxlint-disable-next-line react/no-danger -- the same */}
      <div
        className={styles.wide}
        dangerouslySetInnerHTML={{ __html: withSeal(wideBridge, seal) }}
      />
    </div>
  )
}

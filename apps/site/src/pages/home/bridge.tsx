import narrowBridge from './art/bridge-narrow.svg?raw'
import wideBridge from './art/bridge-wide.svg?raw'
import styles from './bridge.module.css'

/**
 * Inlined, because as a separate picture it would delay the largest contentful paint. Hidden from
 * screen readers, because it only decorates the text.
 */
export function Bridge({ className }: { className?: string | undefined }) {
  return (
    <div className={className} aria-hidden="true">
      {/* oxlint-disable-next-line react/no-danger -- our own drawings, read at build time */}
      <div className={styles.narrow} dangerouslySetInnerHTML={{ __html: narrowBridge }} />
      {/* oxlint-disable-next-line react/no-danger -- the same */}
      <div className={styles.wide} dangerouslySetInnerHTML={{ __html: wideBridge }} />
    </div>
  )
}

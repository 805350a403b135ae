import narrowBridge from './art/bridge-narrow.svg?raw'
import wideBridge from './art/bridge-wide.svg?raw'
import styles from './bridge.module.css'

/**
 * English lines leave one shore and arrive as Japanese on the other. The drawing stands in the page
 * itself: as a picture of its own it would be the largest thing to wait for. It says nothing the
 * words do not, so it is silent.
 */
export function Bridge({ className }: { className?: string | undefined }) {
  return (
    <div className={className} aria-hidden="true">
      {/* oxlint-disable-next-line react/no-danger -- our own drawings, read while the page is written */}
      <div className={styles['narrow']} dangerouslySetInnerHTML={{ __html: narrowBridge }} />
      {/* oxlint-disable-next-line react/no-danger -- the same */}
      <div className={styles['wide']} dangerouslySetInnerHTML={{ __html: wideBridge }} />
    </div>
  )
}

import { Icon } from '@kakehashi/ui/icon'
import styles from './refusal.module.css'

/**
 * Why the call was refused; stays in the form after the toast is gone. Not a live region, because
 * the toast has already announced the same text.
 */
export function Refusal({ words }: { words: string | undefined }) {
  if (words === undefined) return null
  return (
    <div className={styles.refusal}>
      <Icon name="alert" />
      <p>{words}</p>
    </div>
  )
}

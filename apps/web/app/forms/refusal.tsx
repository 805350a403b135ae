import { Icon } from '@kakehashi/ui/icon'
import styles from './refusal.module.css'

/**
 * Why the call was refused; stays in the form after the toast is gone. Not a live region, because
 * the toast has already announced the same text.
 */
export function Refusal({ message }: { message: string | undefined }) {
  if (message === undefined) return null
  return (
    <div className={styles.refusal}>
      <Icon name="alert" />
      <p>{message}</p>
    </div>
  )
}

import { Icon } from '@kakehashi/ui/icon'
import styles from './refusal.module.css'

/**
 * Why the call was refused, kept in the form after its toast has gone. It is silent: the toast has
 * already said the same words aloud.
 */
export function Refusal({ words }: { words: string | undefined }) {
  if (words === undefined) return null
  return (
    <div className={styles['refusal']}>
      <Icon name="alert" />
      <p>{words}</p>
    </div>
  )
}

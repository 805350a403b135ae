import { Icon } from '@kakehashi/ui/icon'
import { useEditing } from './editing.ts'
import styles from './templates.module.css'

/** The message above a button that adds: nothing was added yet, or too much. */
export function NoneYet({ path }: { path: string }) {
  const { errorAt } = useEditing()
  const error = errorAt(path)
  if (error === undefined) return null
  return (
    <p className={styles.error}>
      <Icon name="alert" />
      {error}
    </p>
  )
}

import { Icon, type IconName } from '@kakehashi/ui/icon'
import styles from './preview.module.css'

interface ToolProps {
  icon: IconName
  label: string
  off?: boolean
  /** For a choice: whether it is the current one. */
  isOn?: boolean
  /** Names the button for keys. */
  mark?: string
  onUse: () => void
}

export function Tool({ icon, label, off = false, isOn, mark, onUse }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      data-zoom={mark}
      // Not disabled: it would lose the focus at the first and the last page.
      aria-disabled={off}
      onClick={() => {
        if (!off) onUse()
      }}
    >
      <Icon name={icon} />
    </button>
  )
}

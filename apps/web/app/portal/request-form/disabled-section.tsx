import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import styles from './request-form.module.css'

/**
 * Blocks input in a section. Unlike a disabled fieldset, it does not take away the focus. Text
 * fields are set to read-only separately, so that screen readers announce it.
 */
export function DisabledSection({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  const refuse = (event: KeyboardEvent | MouseEvent) => {
    if (!isHeld) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      className={isHeld ? styles.held : styles.free}
      onClickCapture={refuse}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Tab') refuse(event)
      }}
    >
      {children}
    </div>
  )
}

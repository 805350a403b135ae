import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import styles from './request-form.module.css'

/**
 * Nothing inside can be changed while it is held, and nothing loses the focus for it, as it would
 * in a disabled fieldset. Written fields are made read-only beside this, which readers tell.
 */
export function DisabledSection({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  const refuse = (event: KeyboardEvent | MouseEvent) => {
    if (!isHeld) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      className={isHeld ? styles['held'] : styles['free']}
      onClickCapture={refuse}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Tab') refuse(event)
      }}
    >
      {children}
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'

import { Alert } from './alert.tsx'
import { Button } from '../controls/button.tsx'
import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'
import { Icon } from '../display/icon.tsx'

interface DialogProps {
  title: ReactNode
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** While true, the dialog cannot be closed: an action is running that cannot be cancelled. */
  isHeld?: boolean | undefined
  isAlert?: boolean | undefined
  /** As large as the window, for content side by side. */
  isWhole?: boolean | undefined
}

/**
 * Uses the browser's modal dialog, which traps the focus, restores it, and makes the page inert.
 */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, children, isHeld, isAlert, isWhole } = props
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])

  function ask(event: SyntheticEvent) {
    // The caller decides whether the dialog closes.
    event.preventDefault()
    if (!isHeld) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click is on the backdrop; the keyboard uses Escape
    <dialog
      ref={dialog}
      role={isAlert ? 'alertdialog' : undefined}
      className={classNames(styles.dialog, isWhole && styles.whole)}
      aria-labelledby={titleId}
      onCancel={ask}
      onKeyDown={(event) => {
        if (isHeld && event.key === 'Escape') event.preventDefault()
      }}
      onClose={() => {
        // A second Escape or back gesture closes the dialog even if the first was cancelled.
        if (!isOpen) return
        if (isHeld) dialog.current?.showModal()
        else onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current && !isAlert) ask(event)
      }}
    >
      {isOpen && (
        <div className={styles.body}>
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {!isAlert && (
              <button
                type="button"
                className={styles.close}
                aria-label={t`Close`}
                aria-disabled={isHeld || undefined}
                onClick={ask}
              >
                <Icon name="close" />
              </button>
            )}
          </header>
          {children}
        </div>
      )}
    </dialog>
  )
}

interface ConfirmDialogProps {
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  children?: ReactNode
  isOpen?: boolean | undefined
  confirmLabel: ReactNode
  cancelLabel?: ReactNode
  variant?: 'seal' | 'ink' | undefined
  isBusy?: boolean | undefined
  /** Shown in the dialog, because toasts are inert while it is open. */
  error?: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, isOpen = true, confirmLabel, cancelLabel, variant = 'ink' } = props
  const { isBusy = false, error, onConfirm, onCancel } = props
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onCancel} isHeld={isBusy} isAlert>
      {children && <div className={styles.words}>{children}</div>}
      {error && <Alert kind="error">{error}</Alert>}
      <div className={styles.actions}>
        {/* First, so that Enter pressed by mistake changes nothing. */}
        <Button variant="line" aria-disabled={isBusy} onClick={onCancel}>
          {cancelLabel ?? <Trans>Cancel</Trans>}
        </Button>
        <Button variant={variant} isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}

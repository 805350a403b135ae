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
  isLocked?: boolean | undefined
  isAlert?: boolean | undefined
  /** For a field that needs room. */
  isWide?: boolean | undefined
  /** As large as the window, for content side by side. */
  isWhole?: boolean | undefined
}

/**
 * Uses the browser's modal dialog, which traps the focus, restores it, and makes the page inert.
 */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, children, isLocked, isAlert, isWide, isWhole } = props
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const hasTyped = useRef(false)

  useEffect(() => {
    hasTyped.current = false
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])

  function ask(event: SyntheticEvent) {
    // The caller decides whether the dialog closes.
    event.preventDefault()
    if (!isLocked) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click is on the backdrop; the keyboard uses Escape
    <dialog
      ref={dialog}
      role={isAlert ? 'alertdialog' : undefined}
      className={classNames(styles.dialog, isWide && styles.wide, isWhole && styles.whole)}
      aria-labelledby={titleId}
      onCancel={ask}
      onInput={() => {
        hasTyped.current = true
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        const text = hasTyped.current ? textFieldIn(event.target) : undefined
        if (isLocked || text) event.preventDefault()
        // What was typed would be lost, so the first Escape only leaves the field.
        text?.blur()
      }}
      onClose={() => {
        // A second Escape or back gesture closes the dialog even if the first was cancelled.
        if (!isOpen) return
        if (isLocked) dialog.current?.showModal()
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
                aria-disabled={isLocked || undefined}
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

/** Inputs that hold nothing that was typed. */
const wordless: ReadonlySet<string> = new Set(['checkbox', 'radio', 'file', 'button'])

/** The field of a key press, if it has text. */
function textFieldIn(target: EventTarget): HTMLElement | undefined {
  const isInput = target instanceof HTMLInputElement && !wordless.has(target.type)
  const isText = isInput || target instanceof HTMLTextAreaElement
  return isText && target.value !== '' ? target : undefined
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
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
    <Dialog title={title} isOpen={isOpen} onClose={onCancel} isLocked={isBusy} isAlert>
      {children && <div className={styles.text}>{children}</div>}
      {error && <Alert kind="error">{error}</Alert>}
      <DialogActions>
        {/* First, so that Enter pressed by mistake changes nothing. */}
        <Button variant="line" aria-disabled={isBusy} onClick={onCancel}>
          {cancelLabel ?? <Trans>Cancel</Trans>}
        </Button>
        <Button variant={variant} isBusy={isBusy} onClick={onConfirm} data-send>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

import { maxReasonLength } from '@kakehashi/contract/fields/limits'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { errorMessage } from '../api/client/base-api.ts'
import { showFailedCall } from '../api/client/failed-call.ts'
import { useSurviveLogin } from '../drafts/survive-login.ts'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { Dialog, DialogActions } from '@kakehashi/ui/dialog'
import { TextAreaField } from '@kakehashi/ui/field'

interface ReasonDialogProps {
  title: string
  isOpen: boolean
  /** Says what will happen, and whether it can be undone. */
  children: ReactNode
  label: string
  hint?: string | undefined
  /** Asks again if the reason is empty. The API accepts an empty one. */
  isRequired?: boolean
  confirm: string
  cancel: string
  /** The name under which the input is saved when the session ends. */
  draftName: string
  /** Errors are shown inside the dialog, and the reason stays; otherwise the dialog closes. */
  onConfirm: (reason: string) => Promise<void>
  onEdit?: () => void
  /** After the dialog has closed: the button that opened it may be gone, so move the focus. */
  onDone: () => void
  onClose: () => void
}

/** Asks for confirmation and a reason. */
export function ReasonDialog({ isOpen, title, onClose, onDone, ...rest }: ReasonDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const isConfirmed = useRef(false)

  // Runs after the dialog has closed, which returns the focus to where it was.
  useEffect(() => {
    if (isOpen || !isConfirmed.current) return
    isConfirmed.current = false
    onDone()
  }, [isOpen, onDone])

  async function confirm(reason: string) {
    await rest.onConfirm(reason)
    isConfirmed.current = true
    onClose()
  }

  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} isLocked={isBusy} isAlert>
      {isOpen && (
        <Question {...rest} onConfirm={confirm} onClose={onClose} onBusyChange={setBusy} />
      )}
    </Dialog>
  )
}

interface QuestionProps extends Omit<ReasonDialogProps, 'isOpen' | 'title' | 'onDone'> {
  onBusyChange: (isBusy: boolean) => void
}

function Question(props: QuestionProps) {
  const {
    children,
    label,
    hint,
    isRequired = false,
    confirm,
    cancel,
    draftName,
    onConfirm,
    onEdit,
    onClose,
    onBusyChange,
  } = props
  const { t } = useLingui()
  const [reason, setReason] = useState<string>()
  const saved = useSurviveLogin<{ reason: string }>(draftName, (found) => ({
    reason: reason ?? found?.reason ?? '',
  }))
  const text = reason ?? saved?.reason ?? ''
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  async function goAhead() {
    if (isRequired && text.trim() === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    setBusy(true)
    onBusyChange(true)
    setError(undefined)
    try {
      await onConfirm(text.trim())
    } catch (failure) {
      // Also in the dialog: screen readers cannot reach the toast while it is open.
      setError(errorMessage(failure))
      showFailedCall(failure)
    } finally {
      setBusy(false)
      onBusyChange(false)
    }
  }

  return (
    <>
      <p>{children}</p>
      <TextAreaField
        label={label}
        hint={hint}
        ref={field}
        error={isMissing && text.trim() === '' ? t`Enter the reason` : undefined}
        isOptional={!isRequired}
        rows={3}
        maxLength={maxReasonLength}
        value={text}
        onChange={(event) => {
          setReason(event.target.value)
          onEdit?.()
        }}
      />
      {error && <Alert kind="error">{error}</Alert>}
      <DialogActions>
        <Button variant="line" aria-disabled={isBusy} onClick={onClose}>
          {cancel}
        </Button>
        <Button isBusy={isBusy} busyLabel={t`Sending`} onClick={() => void goAhead()} data-send>
          {confirm}
        </Button>
      </DialogActions>
    </>
  )
}

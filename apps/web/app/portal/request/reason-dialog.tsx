import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { errorWords } from '../../api/base-api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import styles from './reason-dialog.module.css'

interface ReasonDialogProps {
  title: string
  isOpen: boolean
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  label: string
  hint?: string | undefined
  confirm: string
  keep: string
  /** What it throws is said inside the dialog, and the reason stays. */
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks before something ends, and why; nobody has to say. */
export function ReasonDialog({ isOpen, title, onClose, ...rest }: ReasonDialogProps) {
  const [isHeld, setHeld] = useState(false)
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} isHeld={isHeld} isAlert>
      {isOpen && <Question {...rest} onClose={onClose} onHold={setHeld} />}
    </Dialog>
  )
}

interface QuestionProps extends Omit<ReasonDialogProps, 'isOpen' | 'title'> {
  onHold: (isHeld: boolean) => void
}

function Question(props: QuestionProps) {
  const { children, label, hint, confirm, keep, onConfirm, onClose, onHold } = props
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function goAhead() {
    setBusy(true)
    onHold(true)
    setError(undefined)
    try {
      await onConfirm(reason.trim())
    } catch (failure) {
      setError(errorWords(failure))
    } finally {
      setBusy(false)
      onHold(false)
    }
  }

  return (
    <>
      <p>{children}</p>
      <TextAreaField
        label={label}
        hint={hint}
        isOptional
        rows={3}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {error && <Alert kind="error">{error}</Alert>}
      <div className={styles['actions']}>
        <Button variant="line" aria-disabled={isBusy} onClick={onClose}>
          {keep}
        </Button>
        <Button isBusy={isBusy} busyLabel={t`Sending`} onClick={() => void goAhead()}>
          {confirm}
        </Button>
      </div>
    </>
  )
}

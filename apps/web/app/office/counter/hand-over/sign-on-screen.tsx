import { languages } from '@kakehashi/domain/language'
import { receivedStatement, type Strokes } from '@kakehashi/domain/request/signature'
import { Button } from '@kakehashi/ui/button'
import { Dialog, DialogActions } from '@kakehashi/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { SignatureField } from '../../../request/signature/signature-field.tsx'
import { SignaturePicture } from '../../../request/signature/signature-picture.tsx'
import styles from './hand-over.module.css'

interface SignOnScreenProps {
  /** Who signs. */
  name: string
  /** What they take. */
  pieces: readonly { id: string; text: ReactNode }[]
  signature: Strokes
  onSign: (signature: Strokes) => void
}

/** The customer confirms on the screen or on a tablet what they took, if the office wants it. */
export function SignOnScreen({ name, pieces, signature, onSign }: SignOnScreenProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [drawn, setDrawn] = useState<Strokes>([])
  const isSigned = signature.length > 0

  function open() {
    setDrawn(signature)
    setOpen(true)
  }

  function close(strokes: Strokes) {
    setOpen(false)
    onSign(strokes)
  }

  return (
    <div className={styles.sign}>
      {isSigned && <SignaturePicture strokes={signature} label={t`Signature of ${name}`} />}
      <Button variant="line" size="small" onClick={open}>
        {isSigned ? <Trans>Sign again…</Trans> : <Trans>Sign on the screen…</Trans>}
      </Button>
      <Dialog
        title={<Trans>Signature of {name}</Trans>}
        isOpen={isOpen}
        isWide
        onClose={() => setOpen(false)}
      >
        <ul className={styles.signed}>
          {pieces.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
        {languages.map((language) => (
          <p key={language} lang={language}>
            {receivedStatement[language]}
          </p>
        ))}
        <SignatureField strokes={drawn} onDraw={setDrawn} label={t`Field for the signature`} />
        <DialogActions>
          <Button variant="line" onClick={() => setDrawn([])}>
            <Trans context="signature">Clear</Trans>
          </Button>
          <Button variant="ink" onClick={() => close(drawn)}>
            {drawn.length === 0 ? <Trans>GO ON WITHOUT</Trans> : <Trans>DONE</Trans>}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  )
}

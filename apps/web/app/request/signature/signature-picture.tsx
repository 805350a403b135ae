import { signaturePath, signatureSize, type Strokes } from '@kakehashi/domain/request/signature'
import styles from './signature.module.css'

/** What a person wrote with a pen, a finger or the mouse. */
export function SignaturePicture({ strokes, label }: { strokes: Strokes; label: string }) {
  const voice = { role: 'img', 'aria-label': label }
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${signatureSize.width} ${signatureSize.height}`}
      {...voice}
    >
      <path d={signaturePath(strokes)} className={styles.line} />
    </svg>
  )
}

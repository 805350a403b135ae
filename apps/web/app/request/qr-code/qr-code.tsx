import { encode } from 'uqr'
import styles from './qr-code.module.css'
import { modulesPath } from './qr-path.ts'

// The standard requires four white modules around the code; cameras need them on dark screens.
const quietZone = 4

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const voice = { role: 'img', 'aria-label': label }
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      {...voice}
    >
      <rect width={size} height={size} className={styles.paper} />
      <path d={modulesPath(data)} className={styles.ink} />
    </svg>
  )
}

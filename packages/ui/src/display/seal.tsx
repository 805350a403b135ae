import { classNames } from '../class-names.ts'
import styles from './seal.module.css'

interface SealProps {
  /** Plays the stamp animation once, when something is accepted or complete. */
  isStamping?: boolean | undefined
  /** Only if no text says the same. */
  label?: string | undefined
  className?: string | undefined
}

/** The office's seal: the character for bridge. */
export function Seal({ isStamping, label, className }: SealProps) {
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      className={classNames(styles.seal, isStamping && styles.stamping, className)}
      viewBox="0 0 48 48"
      focusable="false"
      {...voice}
    >
      <rect className={styles.face} width="48" height="48" rx="2.5" />
      <path
        className={styles.cut}
        d="M14.2 8.5V39.5M9 9.5V16H19.4V9.5M9 39V24.5H19.4V39M37.5 8.6H26.5M22.8 13.4H40.2M31.5 8.6V13.4M25.2 20.6V17.2H37.8V20.6M27 21.4H36V26.6H27ZM23.2 39.5V30.4H39.8V39.5M28 34H35V39H28Z"
      />
    </svg>
  )
}

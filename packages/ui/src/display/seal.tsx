import { classNames } from '../class-names.ts'
import styles from './seal.module.css'

interface SealProps {
  seal: {
    text: string
    colour: 'vermilion' | 'indigo' | 'green' | 'plum'
    /** Path data of the text, in a square of 480; empty if it is not drawn yet. */
    outline: string
  }
  /** Plays the stamp animation once, when something is accepted or complete. */
  isStamping?: boolean | undefined
  /** Only if no text says the same. */
  label?: string | undefined
  className?: string | undefined
}

export function Seal({ seal, isStamping, label, className }: SealProps) {
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      className={classNames(styles.seal, isStamping && styles.stamping, className)}
      viewBox="0 0 480 480"
      focusable="false"
      {...voice}
    >
      <rect className={styles[seal.colour]} width="480" height="480" rx="25" />
      {seal.outline ? (
        <path className={styles.cut} d={seal.outline} />
      ) : (
        <Letters text={seal.text} />
      )}
    </svg>
  )
}

/** A seal from before outlines were drawn, in a font of the reader. */
function Letters({ text }: { text: string }) {
  return (
    <text
      className={classNames(styles.cut, styles.letters)}
      x="240"
      y="240"
      fontSize={Array.from(text).length === 1 ? 340 : 200}
    >
      {text}
    </text>
  )
}

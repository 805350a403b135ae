import { classNames } from '../class-names.ts'
import styles from './icon.module.css'

/** Decorative, in the current text colour; the name beside it is what screen readers read. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles.mark, className)}
      viewBox="0 0 40 28"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path
        strokeWidth="5.5"
        d="M2 19.5A20.23 20.23 0 0 1 11.03 10.6M13 9.75A20.23 20.23 0 0 1 20.91 8.52M23.05 8.73A20.23 20.23 0 0 1 27.8 10.06M29.73 11A20.23 20.23 0 0 1 33.74 13.88M35.23 15.42A20.23 20.23 0 0 1 38 19.5"
      />
      <path strokeWidth="2" d="M0 25.5h40" />
    </svg>
  )
}

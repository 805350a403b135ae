import styles from './mark.module.css'

// On a 32 by 32 grid: stroked paths, and paths filled in the colour of the seal.
const marks = {
  form: {
    lines: 'M24 17v11.5H5v-25h19V8M9 9h7M9 14h10M9 14v9h6',
    solid: 'M29 8.5 18.5 19l-3.5 1 1-3.5L26.5 6z',
  },
  review: {
    lines:
      'M22 28.5H5v-25h12l5 5V12M17 3.5v5h5M9 11h5M9 15h4M9 19h3M25.5 19a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0z',
    solid: 'm24 23.5 4.5 4.5',
  },
  price: {
    lines:
      'M5 3.5h22v24l-2.75-2-2.75 2-2.75-2-2.75 2-2.75-2-2.75 2-2.75-2-2.75 2zM9 9h8M9 13h6M9 19.5h14M20 9h3M20 13h3',
  },
  translate: {
    lines:
      'M2.5 9.5h11v18h-11zM18.5 9.5h11v18h-11zM5.5 14h5M5.5 17h5M5.5 20h3M8 6.5c4-4 12-4 16 0m.8-3-.3 3.8-3.8-.4',
    columns: 'M26.5 13v10M24 13v10M21.5 13v6',
  },
  pickup: {
    lines: 'M2 20.5h28M4 20.5v8M28 20.5v8M9 20.5v-17h14v17M12.5 8h7M12.5 11.5h4',
    solid: 'M16 13.5h4.5V18H16z',
  },
  legal: {
    lines: 'M6 3.5h14l6 6v19H6zM20 3.5v6h6M10 11h7M10 15h12M10 19h4',
    solid: 'M16.5 19.5h6v6h-6z',
  },
  medical: {
    lines: 'M6 3.5h14l6 6v19H6zM20 3.5v6h6M10 10h5',
    solid: 'M14.5 14h3v3.5H21v3h-3.5V24h-3v-3.5H11v-3h3.5z',
  },
  technical: {
    lines:
      'M6 3.5h14l6 6v19H6zM20 3.5v6h6M9.5 25h13M9.5 23v4M22.5 23v4M10 9.5h5M20.3 17a4.3 4.3 0 1 1-8.6 0 4.3 4.3 0 0 1 8.6 0zM16 11.5v11M10.5 17h11',
    solid: 'M17 17a1 1 0 1 1-2 0 1 1 0 0 1 2 0z',
  },
}

interface Drawing {
  lines: string
  solid?: string
  /** Vertical lines of Japanese text. */
  columns?: string
}

/** A decorative drawing beside a text. */
export function Mark({ name, className }: { name: keyof typeof marks; className?: string }) {
  const { lines, solid, columns }: Drawing = marks[name]
  return (
    <svg
      className={`${styles.mark} ${className}`}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path d={lines} />
      {solid && <path d={solid} className={styles.solid} />}
      {columns && <path d={columns} className={styles.columns} />}
    </svg>
  )
}

import styles from './off-base.module.css'

// On a 32 by 32 grid, in the style of the other marks. The second path is filled.
const marks = {
  post: ['M3 8.5h26v17H3zM3 9.5l13 9 13-9', 'M21 20.5h5v2.5h-5z'],
  abroad: [
    'M4 11.5 16 6l12 5.5v13L16 29 4 24.5zM4 11.5 16 17l12-5.5M16 17v12M10 8.8l12 5.5',
    'M7 21l5 2.2v2.6l-5-2.2z',
  ],
  download: [
    'M20 28.5H6v-25h13l6 6v7M19 3.5v6h6M10 12h7M10 16h9M10 20h5',
    'M22.5 18.5h3v5h3l-4.5 5-4.5-5h3z',
  ],
  meeting: [
    'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 28.5V19a5.5 5.5 0 0 1 11 0v9.5M23 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM17.5 28.5V19a5.5 5.5 0 0 1 11 0v9.5',
    'M12.5 18.5h7v7h-7z',
  ],
} as const

export type OptionName = keyof typeof marks

export function OptionMark({ name }: { name: OptionName }) {
  const [line, ink] = marks[name]
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d={line} />
      <path d={ink} className={styles.ink} />
    </svg>
  )
}

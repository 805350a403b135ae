import { classNames } from '../class-names.ts'
import styles from './icon.module.css'

// On a 20 by 20 grid with one stroke width, in the current text colour.
const paths = {
  alert: 'M10 3 18 17H2zM10 8v4.5M10 14v1.5',
  bell: 'M4.5 14.5h11c-1.2-1.2-1.5-2.6-1.5-5.5a4 4 0 0 0-8 0c0 2.9-.3 4.3-1.5 5.5zM8.5 17.5h3',
  check: 'm4 10.5 4 4 8-9',
  chevron: 'm5 8 5 5 5-5',
  clock: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 6v4.5l3 2',
  close: 'm4.5 4.5 11 11m0-11-11 11',
  document: 'M4.5 2h7.5l4 4v12h-11.5zM12 2v4h4M7 10h6M7 13h6',
  download: 'M10 3v10M5.5 8.5 10 13l4.5-4.5M3.5 17h13',
  'fit-page': 'M4.5 2.5h11v15h-11zM10 5.5v9M8 7.5l2-2 2 2M8 12.5l2 2 2-2',
  'fit-width': 'M2.5 4h15v12h-15zM5.5 10h9M7.5 8l-2 2 2 2M12.5 8l2 2-2 2',
  flag: 'M5 18V3h10l-2.5 4 2.5 4H5',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9v5M10 5.8v1.6',
  left: 'M16.5 10h-13M9 4.5 3.5 10 9 15.5',
  lock: 'M4.5 9h11v8h-11zM7 9V6a3 3 0 0 1 6 0v3',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5.5 10 11l7.5-5.5',
  menu: 'M2.5 5h15M2.5 10h15M2.5 15h15',
  minus: 'M4 10h12',
  next: 'm8 5 5 5-5 5',
  out: 'M7 4.5H4v11.5h11.5V13M10.5 3.5h6v6M16.5 3.5 9 11',
  person: 'M10 3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3.5 17.5c0-3 2.5-5 6.5-5s6.5 2 6.5 5',
  phone:
    'M5 3h3l1.5 4-2 1.5a9 9 0 0 0 4 4l1.5-2 4 1.5v3A1.5 1.5 0 0 1 15.5 17 13 13 0 0 1 3 4.5 1.5 1.5 0 0 1 5 3z',
  photo: 'M2.5 4h15v12h-15zM2.5 13l4.5-4 4 4 3-2.5 3.5 3M13 7.5h1',
  pin: 'M10 18s6-6 6-10A6 6 0 0 0 4 8c0 4 6 10 6 10zM10 6v4M8 8h4',
  plus: 'M10 4v12M4 10h12',
  previous: 'm12 5-5 5 5 5',
  right: 'M3.5 10h13M11 4.5l5.5 5.5-5.5 5.5',
  rotate: 'M15.5 6A7 7 0 1 0 17 11M16 2v4.5h-4.5',
  scan: 'M3 4.5h14v7H3zM2 14.5h16M6 7h8M6 9.5h5',
  search: 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM12.5 12.5 17 17',
  upload: 'M10 17V7M5.5 11.5 10 7l4.5 4.5M3.5 3h13',
}

export type IconName = keyof typeof paths

export const iconNames = Object.keys(paths) as IconName[]

interface IconProps {
  name: IconName
  /** Only if there is no text beside it; otherwise the icon is hidden from screen readers. */
  label?: string | undefined
  className?: string | undefined
}

export function Icon({ name, label, className }: IconProps) {
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 20 20"
      focusable="false"
      {...voice}
    >
      <path d={paths[name]} />
    </svg>
  )
}

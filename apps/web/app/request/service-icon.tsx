import { isUploadedPicture } from '@kakehashi/contract/services/picture-path'
import { pageSlug, serviceSlug } from '@kakehashi/domain/services'
import { classNames } from '@kakehashi/ui/class-names'
import styles from './service-icon.module.css'

// Drawn on a 32 by 32 grid: outlines, then filled shapes.
const sheet = 'M6 3.5h14l6 6v19H6zM20 3.5v6h6'
const drawings: Readonly<Record<string, { lines: string; filled?: string }>> = {
  legal: {
    lines: `${sheet}M10 11h7M10 15h12M10 19h6`,
    filled: 'M16.5 19.5h6v6h-6z',
  },
  medical: {
    lines: `${sheet}M10 10h5`,
    filled: 'M14.5 14h3v3.5H21v3h-3.5V24h-3v-3.5H11v-3h3.5z',
  },
  technical: {
    lines: `${sheet}M9.5 25h13M9.5 23v4M22.5 23v4M10 9.5h5M16 12.75a4.25 4.25 0 1 0 0 8.5 4.25 4.25 0 0 0 0-8.5zM16 11.5v11M10.5 17h11`,
    filled: 'M16 15.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  },
  interpretation: {
    lines:
      'M2.5 4.5h17v11h-9.5l-3.5 3.5v-3.5h-4zM6.5 8.5h9M6.5 11.5h6M23 10.5h6.5v13h-4v3.5l-3.5-3.5h-9.5v-4.5M26 14v1.6M26 17v1.6M26 20v.2M22.5 14v1.6M22.5 17v1.6M19 18v2.2',
  },
  business: {
    lines: 'M3.5 6.5h12v22h-12zM18.5 3.5h10v22h-10M7 11h5M7 14.5h5M22 8h3.5M22 11.5h3.5',
    filled: 'M13 16.5h8v8h-8z',
  },
}
const plainPaper = { lines: `${sheet}M10 11h7M10 15h12M10 19h12M10 23h8`, filled: undefined }

interface ServiceIconProps {
  /** The name of the service, as saved in the request. */
  name: string
  /** The uploaded picture of the service. */
  icon?: string | undefined
  className?: string | undefined
}

/**
 * The uploaded picture of a service, otherwise an icon for the kind of work. Pictures on other
 * servers are not shown: those servers would learn who looks at our pages.
 */
export function ServiceIcon({ name, icon = '', className }: ServiceIconProps) {
  if (isUploadedPicture(icon)) {
    return <img className={classNames(styles.icon, className)} src={icon} alt="" loading="lazy" />
  }
  const kind = pageSlug(serviceSlug(name))
  const { lines, filled } = drawings[kind] ?? plainPaper
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 32 32"
      data-service={kind in drawings ? kind : 'paper'}
      aria-hidden="true"
      focusable="false"
    >
      <path d={lines} />
      {filled && <path d={filled} fill="currentColor" />}
    </svg>
  )
}

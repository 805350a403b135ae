import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '@kakehashi/ui/link'
import { localPath } from '@kakehashi/contract/site-addresses'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Icon } from '@kakehashi/ui/icon'
import { RequestForm } from './head.tsx'
import styles from './next-pages.module.css'

interface NextPagesProps {
  service: string
  /** Pages that readers of this page usually open next. */
  ways: readonly { path: string; label: ReactNode }[]
}

/** Links at the end of a page, so that readers need not scroll back. */
export function NextPages({ service, ways }: NextPagesProps) {
  const language = useLanguage()
  return (
    <nav className={styles.band} aria-labelledby="next-pages">
      <div className={`wrap ${styles.grid}`}>
        <h2 id="next-pages">
          <Trans>Send a request, or see other services</Trans>
        </h2>
        <p className={styles.form}>
          <RequestForm service={service} variant="ink" />
        </p>
        <ul>
          {ways.map(({ path, label }) => (
            <li key={path}>
              <Link to={localPath(path, language)}>
                {label}
                <Icon name="right" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

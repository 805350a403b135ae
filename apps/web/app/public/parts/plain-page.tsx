import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { localPath } from '../../frame/language.ts'
import { useLanguage } from '../../frame/use-language.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './plain-page.module.css'

interface PlainPageProps {
  title: ReactNode
  lede: ReactNode
  /** Where readers of this page usually go next. */
  onward: { path: string; label: ReactNode }[]
}

/** A visitors' page with a heading, what can be said today, and the ways on. */
export function PlainPage({ title, lede, onward }: PlainPageProps) {
  const language = useLanguage()
  return (
    <div className={`wrap ${styles['page']}`}>
      <PageHeading title={title} lede={lede} />
      <p>
        <ButtonLink to="/submitrequest" variant="seal">
          <Trans>REQUEST FORM</Trans>
        </ButtonLink>
      </p>
      <ul className={styles['onward']}>
        {onward.map(({ path, label }) => (
          <li key={path}>
            <Link to={localPath(path, language)}>
              {label}
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

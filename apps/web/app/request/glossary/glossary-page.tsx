import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { OfficePage } from '../../layouts/office-page.tsx'
import { useUserInfo } from '../../session/use-user-info.ts'
import styles from './glossary.module.css'

interface GlossaryPageProps {
  title: string
  /** Where the screens are: '/admin/glossary' or '/desk/glossary'. */
  base: string
  children: ReactNode
}

/** One of the screens with the office's words, at the office or at the desk. */
export function GlossaryPage({ title, base, children }: GlossaryPageProps) {
  const { t } = useLingui()
  const isOwner = useUserInfo()?.isOwner === true
  return (
    <OfficePage title={title} width="list">
      <nav className={styles.tabs} aria-label={t`Glossary and memory`}>
        <NavLink to={base} end>
          <Trans>Glossary</Trans>
        </NavLink>
        <NavLink to={`${base}/sentences`}>
          <Trans>Memory</Trans>
        </NavLink>
        {isOwner && base.startsWith('/admin') && (
          <NavLink to={`${base}/files`}>
            <Trans>Export and import</Trans>
          </NavLink>
        )}
      </nav>
      <div className={styles.page}>{children}</div>
    </OfficePage>
  )
}

import { office } from '@kakehashi/domain/office'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useUpKey } from '../keys/use-keys.ts'
import styles from './list-page.module.css'

interface ListPageProps {
  title: string
  /** At the end of the title's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A list of the office, one step below the dashboard. */
export function ListPage({ title, aside, children }: ListPageProps) {
  useUpKey('/admin/dashboard', msg`Back to the dashboard`)
  return (
    <div className={styles['page']}>
      <title>{`${title} | ${office.name}`}</title>
      <PageHeading
        className={styles['heading']}
        back={{ to: '/admin/dashboard', label: <Trans>Dashboard</Trans> }}
        title={title}
        aside={aside}
      />
      {children}
    </div>
  )
}

import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { OfficePage } from '../../layouts/office-page.tsx'
import { useUpKey } from '../keys/use-keys.ts'

interface ListPageProps {
  title: string
  /** Shown at the end of the title line. */
  aside?: ReactNode
  /** A table needs more width than a list. */
  isTable?: boolean
  children: ReactNode
}

/** A list page whose back link leads to the dashboard. */
export function ListPage({ title, aside, isTable = false, children }: ListPageProps) {
  useUpKey('/admin/dashboard', msg`Back to the dashboard`)
  return (
    <OfficePage
      title={title}
      back={{ to: '/admin/dashboard', label: <Trans>Dashboard</Trans> }}
      actions={aside}
      width={isTable ? 'full' : 'list'}
    >
      {children}
    </OfficePage>
  )
}
